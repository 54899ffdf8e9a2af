import { bootstrap } from './bootstrap.mjs';

bootstrap('dev');
