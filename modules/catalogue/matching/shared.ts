export { mentions, type Phrase, phrasesOf, sharesWord } from './phrases.ts';
export { fold, withoutDependants } from './words.ts';
