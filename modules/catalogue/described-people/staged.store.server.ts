import { ANSWER_COLUMNS, ANSWER_OF } from './shared.ts';

/** Described people with their answers, as the exchange format has them. */
export const DESCRIBED_PEOPLE_EXPORT = `
  select id, name, ${ANSWER_COLUMNS.map(
    (column) =>
      `string_agg(question_id::text, ';' order by question_id) filter (where answer = '${ANSWER_OF[column]}') as ${column}`,
  ).join(', ')}
    from described_person left join described_answer on person_id = id
   group by id order by id collate "C"`;

/** The answers of the staged rows (`incoming_described_people`), one a row. */
const STAGED_ANSWERS = `
  select r.id as person_id, question_id, list.answer
    from incoming_described_people as r
   cross join lateral (values ${ANSWER_COLUMNS.map((column) => `('${ANSWER_OF[column]}'::answer, r.${column})`).join(', ')})
         as list (answer, questions)
   cross join unnest(list.questions) as question_id`;

/** Takes away the people and the answers that the staged rows do not have. */
export const DESCRIBED_PEOPLE_REMOVALS: readonly string[] = [
  'delete from described_person where id not in (select id from incoming_described_people)',
  `delete from described_answer where (person_id, question_id) not in (
     select person_id, question_id from (${STAGED_ANSWERS}) as staged)`,
];

/** Adds and changes the people of the staged rows and their answers; the questions are in the catalogue by then. */
export const DESCRIBED_PEOPLE_ADDITIONS: readonly string[] = [
  `insert into described_person (id, name) select id, name from incoming_described_people order by id
   on conflict (id) do update set name = excluded.name where described_person.name is distinct from excluded.name`,
  `insert into described_answer (person_id, question_id, answer) ${STAGED_ANSWERS} order by 1, 2
   on conflict (person_id, question_id) do update set answer = excluded.answer
   where described_answer.answer <> excluded.answer`,
];
