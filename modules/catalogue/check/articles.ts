import { type Article, articlePath, type IdeasBlock } from '../articles/shared.ts';
import { formatIdeaKey } from '../vocabulary.ts';
import type { CheckedIdea } from './content.ts';
import { mistakes } from './typography.ts';

type Range = readonly [least: number, most: number];

const DESCRIPTION: Range = [110, 160];
const WORDS: Range = [700, 1200];
const HEADINGS: Range = [3, 6];
const BLOCKS: Range = [2, 4];
const IDEAS: Range = [2, 4];

const MONTHS_PER_YEAR = 12;
const CENTS_PER_EURO = 100;

/** What articles refer to: one another, by route, and ideas by their compact keys. */
export type Referred = {
  routes: ReadonlySet<string>;
  ideas: ReadonlyMap<string, CheckedIdea>;
};

/** What is wrong with an article, in French. @param text the file it was read from. */
export function articleProblems(article: Article, text: string, referred: Referred): string[] {
  const { route, title, description, photoAlt, words, passages } = article;
  const html = passages.map((passage) => (passage.kind === 'text' ? passage.html : '')).join('\n');
  const blocks = passages.filter((passage) => passage.kind === 'ideas');
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link);
  const known = new Set([...referred.routes].map(articlePath));
  const typed = [title, description, photoAlt, ...proseOf(text).split('\n')];
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(route) ? [] : ['adresse illisible']),
    ...outside('signes de description', description.length, DESCRIPTION),
    ...outside('mots', words, WORDS),
    ...outside('intertitres', count(html, /<h2>/g), HEADINGS),
    ...outside('blocs d’idées', blocks.length, BLOCKS),
    ...(/<h1/.test(html) ? ['un titre « # » dans le texte'] : []),
    ...(/&lt;\/?[a-z]/i.test(html) ? ['du HTML dans le texte'] : []),
    ...(/!\[/.test(text) ? ['une image dans le texte'] : []),
    ...(links.length === 0 ? ['aucun lien vers un autre article'] : []),
    ...links.filter((link) => !known.has(link)).map((link) => `lien perdu : ${link}`),
    ...blocks.flatMap((block) => blockProblems(block, referred)),
    ...new Set(typed.flatMap(mistakes)),
  ];
}

/** The text without its fields, its blocks and the targets of its links. */
function proseOf(text: string): string {
  return text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^```.*?^```/gms, '')
    .replace(/\]\([^)]*\)/g, ']');
}

function blockProblems({ recipient, ideas }: IdeasBlock, referred: Referred): string[] {
  const { gender, age, priceMin, priceMax } = recipient;
  const months = age * MONTHS_PER_YEAR;
  return [
    ...outside('idées dans un bloc', ideas.length, IDEAS),
    ...ideas.map(formatIdeaKey).flatMap((key) => {
      const idea = referred.ideas.get(key);
      if (!idea?.available) return [`idée absente du catalogue : ${key}`];
      const { cheapest, dearest, ageMin, ageMax } = idea;
      const isForAge = ageMin <= months && months <= ageMax;
      const isForBudget =
        cheapest === null ||
        dearest === null ||
        (cheapest <= priceMax * CENTS_PER_EURO && dearest >= priceMin * CENTS_PER_EURO);
      const isForGender = idea.gender === 'Unknown' || idea.gender === gender;
      return [
        ...(isForAge ? [] : [`pas pour ${age} ans : ${key}`]),
        ...(isForBudget ? [] : [`hors budget : ${key}`]),
        ...(isForGender ? [] : [`pas pour ${gender} : ${key}`]),
      ];
    }),
  ];
}

function outside(what: string, figure: number, [least, most]: Range): string[] {
  return figure < least || figure > most ? [`${what} : ${figure}, hors de ${least} à ${most}`] : [];
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
