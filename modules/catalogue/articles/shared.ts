import type { IdeaKey, Subject } from '../vocabulary.ts';

/** What the list of articles says of one. */
export type ArticleHead = {
  /** Its name in its address: ASCII words joined by hyphens. */
  route: string;
  title: string;
  description: string;
  /** The day it was published, `2021-11-14`. */
  date: string;
  /** Its picture, a recipe like those of ideas, served at /img/{photo}; and what is to be seen on it. */
  photo: string;
  photoAlt: string;
};

/** For whom an article shows ideas, and a search can be started: years and euros. */
export type Recipient = {
  gender: Subject;
  age: number;
  priceMin: number;
  priceMax: number;
  hints: string;
};

/** Ideas of the catalogue within an article. */
export type IdeasBlock = { kind: 'ideas'; recipient: Recipient; ideas: readonly IdeaKey[] };

/** A part of an article’s body: HTML of ours, where nothing of the source is markup but what Markdown made, or ideas. */
export type Passage = { kind: 'text'; html: string } | IdeasBlock;

export type Article = ArticleHead & {
  passages: readonly Passage[];
  /** Words of its text, without the ideas. */
  words: number;
};

/** Where an article is read. */
export function articlePath(route: string): string {
  return `/articles/${route}.html`;
}

/** How many words people read in a minute. */
const WORDS_PER_MINUTE = 220;

/** How long an article takes to read, in minutes. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
