import {
  type Database,
  execute,
  type LabelPredictionRow,
  query,
} from '#modules/platform/index.server.ts';
import type { Label } from '../vocabulary.ts';
import { CHANCE_PARTS, type PredictedLabel } from './shared.ts';

/** A page of a list, from the likeliest on. */
export type Page = { limit: number; offset: number };

type Row = Omit<PredictedLabel, 'distribution'> & { distribution: Buffer };

/** What is predicted of an idea's pairs that have no label, likeliest first. */
export async function selectOfIdea(database: Database, ideaId: number): Promise<PredictedLabel[]> {
  const rows = await query<Row>(
    database,
    'select * from catalogue_label_prediction where idea_id = ? order by chance desc, question_id',
    [ideaId],
  );
  return rows.map(readRow);
}

/** The pairs of a question: by the index of questions. */
const OF_QUESTION = `
  from label_prediction as prediction, array_position(questions, cast(:questionId as smallint)) as place
 where questions @> array[cast(:questionId as smallint)]
   and chances[place] >= :least
   and not exists (select from reaction where reaction.idea_id = prediction.idea_id and question_id = :questionId)`;

/** What is predicted of a question, from a chance on. */
export async function selectOfQuestion(
  database: Database,
  questionId: number,
  least: number,
  { limit, offset }: Page,
): Promise<{ total: number; predictions: PredictedLabel[] }> {
  const bindings = { questionId, least, limit, offset };
  const [counted] = await query<{ total: number }>(
    database,
    `select count(*) as total ${OF_QUESTION}`,
    bindings,
  );
  const rows = await query<Row>(
    database,
    `select idea_id, cast(:questionId as integer) as question_id, labels[place] as label, chances[place] as chance,
            substring(distributions from 7 * (place - 1) + 1 for 7) as distribution
     ${OF_QUESTION} order by chance desc, idea_id limit :limit offset :offset`,
    bindings,
  );
  return { total: counted!.total, predictions: rows.map(readRow) };
}

/** As many ideas are looked at for each pair that is wanted: some of their pairs may have a label by now. */
const IDEAS_PER_PAIR = 5;

/**
 * The likeliest pairs of all questions, from a chance on, at most so many.
 *
 * @returns `total` is how many there are among the likeliest ideas; where there are more ideas, `isMore`.
 */
export async function selectAbove(
  database: Database,
  least: number,
  limit: number,
): Promise<{ total: number; isMore: boolean; predictions: PredictedLabel[] }> {
  const ideas = IDEAS_PER_PAIR * limit;
  const rows = await query<Row & { total: number; looked_at: number }>(
    database,
    `with likely as materialized (
       select idea_id from label_prediction where highest >= :least order by highest desc, idea_id limit :ideas)
     select pair.*, count(*) over ()::int as total, (select count(*)::int from likely) as looked_at
       from likely join catalogue_label_prediction as pair using (idea_id)
      where chance >= :least order by chance desc, idea_id, question_id limit :limit`,
    { least, limit, ideas },
  );
  const [first] = rows;
  const predictions = rows.map(({ total: _, looked_at: __, ...row }) => readRow(row));
  return { total: first?.total ?? 0, isMore: first?.looked_at === ideas, predictions };
}

function readRow({ distribution, ...row }: Row): PredictedLabel {
  return { ...row, distribution: Array.from(distribution, (part) => part / CHANCE_PARTS) };
}

/** What is stored of an idea; `labels`, `chances` and `distributions` belong to its `questions`, likeliest first. */
export type StoredPrediction = Pick<
  LabelPredictionRow,
  'idea_id' | 'questions' | 'chances' | 'distributions'
> & { labels: readonly Label[] };

/** Stores what is predicted of some ideas. What stays as it was is not written, so that it is no event. */
export async function replacePredictions(
  database: Database,
  predictions: readonly StoredPrediction[],
): Promise<number> {
  return await execute(
    database,
    `insert into label_prediction (idea_id, questions, labels, chances, distributions)
     select idea_id, cast(questions as smallint[]), cast(labels as reaction_label[]),
            cast(chances as real[]), decode(distributions, 'hex')
       from unnest(cast(:ideas as bigint[]), cast(:questions as text[]), cast(:labels as text[]),
                   cast(:chances as text[]), cast(:distributions as text[]))
              as found (idea_id, questions, labels, chances, distributions)
      where exists (select from idea where id = idea_id)
     on conflict (idea_id) do update
       set questions = excluded.questions, labels = excluded.labels,
           chances = excluded.chances, distributions = excluded.distributions
     where (label_prediction.questions, label_prediction.labels, label_prediction.distributions)
           is distinct from (excluded.questions, excluded.labels, excluded.distributions)`,
    {
      ideas: predictions.map(({ idea_id }) => idea_id),
      questions: predictions.map(({ questions }) => `{${questions.join()}}`),
      labels: predictions.map(({ labels }) => `{${labels.join()}}`),
      chances: predictions.map(({ chances }) => `{${chances.join()}}`),
      distributions: predictions.map(({ distributions }) => distributions.toString('hex')),
    },
  );
}
