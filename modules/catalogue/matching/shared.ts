export { mentions, type Phrase, phrasesOf } from './phrases.ts';
export { fold, isTopic, typedWords, withoutCaredFor } from './words.ts';
