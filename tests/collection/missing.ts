import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import {
  type GivenAnswer,
  type GivenGrade,
  readAnswers,
  readGrades,
  readJudgedIdeas,
  readPeople,
} from './collection.ts';

/** What must be judged: question ids and compact keys of ideas. */
export type Judgeable = { questions: readonly number[]; ideas: readonly string[] };

/** What has been judged so far. */
export type Judged = {
  answers: readonly GivenAnswer[];
  grades: readonly GivenGrade[];
  judgedIdeas: readonly string[];
};

/** Questions and ideas not yet answered or graded for a person. */
export type MissingOf = { person: string; questions: number[]; ideas: string[] };

/** What the collection lacks for a catalogue, and what it has that is no longer in the catalogue. */
export type Missing = {
  people: MissingOf[];
  /** Answers to questions, and judged ideas, that are not in the catalogue. */
  outdated: { answers: number; ideas: number };
};

/** What is unjudged, person by person. For a person without any grade, no idea counts as judged. */
export function findMissing(
  people: readonly string[],
  { questions, ideas }: Judgeable,
  { answers, grades, judgedIdeas }: Judged,
): Missing {
  const answered = new Set(answers.map((row) => `${row.person} ${row.question_id}`));
  const graded = new Set(grades.map(({ person }) => person));
  const judged = new Set(judgedIdeas);
  const asked = new Set(questions);
  const offered = new Set(ideas);
  return {
    people: people.map((person) => ({
      person,
      questions: questions.filter((id) => !answered.has(`${person} ${id}`)),
      ideas: graded.has(person) ? ideas.filter((key) => !judged.has(key)) : [...ideas],
    })),
    outdated: {
      answers: answers.filter(({ question_id }) => !asked.has(question_id)).length,
      ideas: judgedIdeas.filter((key) => !offered.has(key)).length,
    },
  };
}

/** What of a catalogue folder is unjudged. @throws where a file of the collection or the folder cannot be read. */
export function missingFrom(catalogue: string): Missing {
  const read = (file: string): Record<string, string>[] =>
    parse(readFileSync(join(catalogue, file)), { columns: true, bom: true });
  return findMissing(
    readPeople().map(({ id }) => id),
    {
      questions: read('questions.csv')
        // What is never asked needs no answer.
        .filter(({ category }) => category !== 'Unknown')
        .map(({ id }) => Number(id)),
      ideas: read('ideas.csv').map(({ merchant_id, id_within_merchant = '' }) =>
        formatIdeaKey({ merchant_id: Number(merchant_id), id_within_merchant }),
      ),
    },
    { answers: readAnswers(), grades: readGrades(), judgedIdeas: readJudgedIdeas() },
  );
}
