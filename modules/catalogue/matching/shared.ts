export { mentions, type Phrase, phrasesOf } from './phrases.ts';
export { fold, withoutCaredFor } from './words.ts';
