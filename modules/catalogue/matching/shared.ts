export { mentions, type Phrase, phrasesOf } from './phrases.ts';
export { fold } from './words.ts';
