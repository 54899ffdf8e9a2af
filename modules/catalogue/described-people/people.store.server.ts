import { caseOf, type Database, query } from '#modules/platform/index.server.ts';
import { AUTOMATED_ANSWER_VALUE } from '../vocabulary.ts';

/** An invented person; one without a name is counted, and never shown. `values` are the answers to `questions`, in their order. */
export type DescribedPerson = {
  name: string | null;
  questions: readonly number[];
  /** 1 yes, 0.5 probably yes, -0.5 probably no, -1 no. */
  values: readonly number[];
};

/** The described people by id, with their answers to some questions other than « I don't know »; none where the catalogue has none. */
export function describedPeople(
  questionIds: readonly number[],
  database: Database,
): Promise<DescribedPerson[]> {
  return query<DescribedPerson>(
    database,
    `select name, coalesce(questions, '{}') as questions, coalesce(values, '{}') as values
       from described_person
       left join (select person_id, array_agg(question_id) as questions,
                         array_agg((${caseOf('answer', AUTOMATED_ANSWER_VALUE)})::float8) as values
                    from described_answer
                   where question_id = any(cast(:questionIds as integer[])) and answer <> 'IDontKnow'
                   group by person_id) as answered
         on person_id = id
      order by id collate "C"`,
    { questionIds: [...questionIds] },
  );
}
