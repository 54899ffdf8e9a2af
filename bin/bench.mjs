import { bootstrap } from './bootstrap.mjs';

bootstrap('bench');
