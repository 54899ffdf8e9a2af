import { bootstrap } from './bootstrap.mjs';

bootstrap('demo');
