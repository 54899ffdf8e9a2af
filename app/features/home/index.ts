export { christmasText, homeText } from './text.ts';
