export { fold } from './fold.ts';
export { mentions, type Phrase, phrasesOf, sharesWord } from './phrases.ts';
export { withoutDependants } from './read-as.ts';
