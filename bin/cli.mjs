import { bootstrap } from './bootstrap.mjs';

bootstrap('cli');
