export { fold } from './words.ts';
