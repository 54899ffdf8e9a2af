import { type AlertRow, type Database, query } from '#modules/platform/index.server.ts';

type Exported = Pick<
  AlertRow,
  | 'state'
  | 'gender'
  | 'age_months'
  | 'price_min_cents'
  | 'price_max_cents'
  | 'occasion'
  | 'created_at'
  | 'expires_at'
> & { answers: { question: string; answer: string }[] };

/**
 * The alerts of an address that its owner validated, with their answers in the order of their weight. One that waits for
 * that may be another person's.
 */
export async function selectAlertsOf(database: Database, email: string): Promise<Exported[]> {
  return await query<Exported>(
    database,
    `select state, gender, age_months, price_min_cents, price_max_cents, occasion, created_at, expires_at,
       coalesce((select jsonb_agg(jsonb_build_object('question', text, 'answer', answer) order by rank)
         from alert_answer join catalogue_question_form using (question_id)
         where alert_id = alert.id and subject = 'Unknown' and form = 'interrogative'), '[]') as answers
     from alert where lower(email) = lower(:email) and state <> 'waiting'
     order by id`,
    { email },
  );
}
