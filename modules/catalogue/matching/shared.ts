export { mentions, type Phrase, phrasesOf, sharesWord } from './phrases.ts';
export { fold, withoutCaredFor } from './words.ts';
