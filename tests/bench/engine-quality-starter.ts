import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import {
  type Category,
  type Label,
  labelStrength,
  type Relation,
  SUBJECTS,
  type Subject,
} from '#modules/catalogue/shared.ts';
import {
  drawCommonness,
  type Reaction,
  randomFrom,
  type World,
} from '#modules/engine/simulate/index.server.ts';

export const STARTER_FOLDER = fileURLToPath(new URL('../../content/catalogue/', import.meta.url));

type Row = Record<string, string>;

export function readStarter(name: string): Row[] {
  return parse(readFileSync(`${STARTER_FOLDER}${name}.csv`), { columns: true, bom: true });
}

/** The starter catalogue, its labels taken as the whole truth. */
export function starterWorld(): World {
  const random = randomFrom('starter catalogue');
  const ideas = readStarter('ideas');
  const questions = readStarter('questions');
  const ideaIndex = new Map(ideas.map((row, index) => [row.id_within_merchant, index]));
  const questionIndex = new Map(questions.map((row, index) => [row.id, index]));
  const truth: Reaction[][] = ideas.map(() => []);
  for (const row of readStarter('reactions')) {
    truth[ideaIndex.get(row.id_within_merchant)!]!.push({
      question: questionIndex.get(row.question_id)!,
      strength: labelStrength(row.label as Label),
    });
  }
  for (const reactions of truth) reactions.sort((a, b) => a.question - b.question);
  return {
    name: 'starter catalogue',
    ideas: ideas.map((row) => ({
      price: Number(row.price_cents || -1),
      priceRange: row.price_min_cents
        ? [Number(row.price_min_cents), Number(row.price_max_cents)]
        : undefined,
      ageMin: Number(row.age_min_months || 0),
      ageMax: Number(row.age_max_months || 2400),
      recipient: SUBJECTS.indexOf(row.gender as Subject),
      available: row.available === 'true',
      seasonal: /\b(noël|avent)\b/i.test(`${row.title} ${row.description}`),
      forBeginners: false,
      rating: row.rating ? Number(row.rating) : null,
      shown: 0,
      accepted: 0,
    })),
    questions: questions.map((row) => ({
      category: row.category as Category,
      allowDoubt: row.allow_doubt === 'true',
      commonness: drawCommonness(row.category as Category, random),
    })),
    relations: readStarter('question_relations').map((row) => ({
      from: questionIndex.get(row.question_id)!,
      kind: row.relation as Relation,
      to: questionIndex.get(row.other_question_id)!,
    })),
    truth,
    twins: [],
    nearDuplicates: [],
  };
}

/** The keys of its ideas and its questions, in the order of `starterWorld`; the least each idea may cost, in cents. */
export function starterRows() {
  const ideas = readStarter('ideas');
  const questions = readStarter('questions');
  const keyOf = (row: Row) => `${row.merchant_id}:${row.id_within_merchant}`;
  return {
    rows: {
      keys: ideas.map(keyOf),
      questions: questions.map((row) => ({
        id: Number(row.id),
        allow_doubt: row.allow_doubt === 'true',
      })),
    },
    /** The question that each keyword of an interest names. */
    keywords: new Map(
      questions
        .filter((row) => /^(AskStart|Tag)/.test(row.category!))
        .flatMap((row) => row.keywords!.split(';').map((word) => [word, Number(row.id)] as const)),
    ),
    cheapest: new Map(
      ideas.map((row) => [keyOf(row), Number(row.price_min_cents || row.price_cents || 0)]),
    ),
    typical: new Map(ideas.map((row) => [keyOf(row), Number(row.price_cents || 0)])),
  };
}
