import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readAnswers, readGrades, readJudgedIdeas, readPeople, readTiles } from './collection.ts';
import { findMissing } from './missing.ts';

test('what is unjudged is listed person by person', () => {
  const found = findMissing(
    ['01-a', '02-b'],
    { questions: [1, 2], ideas: ['0:x', '0:y', '0:z'] },
    {
      answers: [
        { person: '01-a', question_id: 1, answer: 'Yes' },
        { person: '01-a', question_id: 9, answer: 'IDontKnow' },
      ],
      grades: [{ person: '01-a', idea: '0:x', grade: 2 }],
      judgedIdeas: ['0:x', '0:y', '0:gone'],
    },
  );
  expect(found).toEqual({
    people: [
      { person: '01-a', questions: [2], ideas: ['0:z'] },
      { person: '02-b', questions: [1, 2], ideas: ['0:x', '0:y', '0:z'] },
    ],
    outdated: { answers: 1, ideas: 1 },
  });
});

test('the judgements refer to existing people, and to ideas that every judge has read', () => {
  const people = new Set(readPeople().map(({ id }) => id));
  const judged = new Set(readJudgedIdeas());
  const grades = [...readGrades(), ...readGrades('second')];
  const strangers = [...readAnswers(), ...grades].filter(({ person }) => !people.has(person));
  expect(strangers).toEqual([]);
  const unknown = [...grades, ...readTiles()].filter(({ idea }) => !judged.has(idea));
  expect(unknown).toEqual([]);
});

test('the command line lists what is unjudged, without a database, and completely through a pipe', () => {
  const cli = (...words: string[]) =>
    execFileSync(process.execPath, ['bin/cli.ts', 'collection', 'missing', ...words], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, DATABASE_URL: 'postgres://nobody@localhost:1/nothing' },
    });
  expect(JSON.parse(cli('--json')).people).toHaveLength(readPeople().length);
}, 60_000);
