// A site as contributors and moderators have it after some years.
import { countQuestionUse } from '#modules/engine/insight/index.server.ts';
import type { Account } from '#modules/moderation/accounts/index.server.ts';
import type { PageProduct } from '#modules/moderation/product-pages/shared.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { fillLargeCatalogue } from '../fixtures/large-catalogue.ts';

const WORDS =
  'théière vélo carnet lampe kayak puzzle gourde tablier boussole affiche guitare bougie'.split(
    ' ',
  );
const CONTRIBUTORS = 200;
const CLICKS_PER_SEARCH = 50;
/** Questions of a search, each answered. */
const ANSWERS_PER_SEARCH = 10;

export type Size = {
  ideas: number;
  labelsPerIdea: number;
  contributions: number;
  clicks: number;
  decisions: number;
};

/** Fills an empty database: a catalogue, contributors, contributions and reactions that wait, and clicks on ideas. */
export async function fillContributions(size: Size): Promise<void> {
  await fillLargeCatalogue(size.ideas, size.labelsPerIdea);
  const connection = await db.client.acquireConnection();
  try {
    for (const statement of statements(size)) await connection.query(statement);
  } finally {
    await db.client.releaseConnection(connection);
  }
  await countQuestionUse();
}

const words = WORDS.map((word) => `'${word}'`).join(', ');

const statements = ({ ideas, contributions, clicks, decisions }: Size) => [
  'alter table idea disable trigger user',
  `insert into merchant (id, name, host, affiliated)
    select i, 'Boutique ' || i, 'boutique' || i || '.example', i % 3 = 0 from generate_series(1, 200) as i`,
  `update idea set merchant_id = case when id % 2 = 0 then 0 else 1 + id % 200 end,
      title = (array[${words}])[1 + id % ${WORDS.length}] || ' ' || (array[${words}])[1 + (id / 7) % ${WORDS.length}] || ' ' || id,
      added_at = now() - id * interval '10 minutes'`,
  'alter table idea enable trigger user',
  `insert into idea_outcome (idea_id, shown, accepted)
    select id, (random() * 500)::int, 0 from idea where id % 3 = 0`,
  `insert into idea_twin (idea_id, other_idea_id, kind)
    select id, id + 1, 'OnlyColorDifference' from idea where id % 10 = 0 and id + 1 in (select id from idea)`,
  `insert into contributor (created_at) select now() from generate_series(1, ${CONTRIBUTORS})`,
  `insert into contribution (kind, contributor_id, draft, created_at)
    select 'generic_idea', (select min(id) from contributor) + i % ${CONTRIBUTORS},
           jsonb_build_object('title', 'Idée proposée ' || i, 'description', '', 'content', 'Dans toutes les boutiques',
             'gender', 'Unknown', 'ageMin', 18, 'ageMax', 71, 'priceMinCents', 2000, 'priceMaxCents', 5000,
             'image', 'teapot.dots.webp'), now() - i * interval '1 minute'
      from generate_series(1, ${contributions}) as i`,
  `insert into user_reaction (contributor_id, idea_id, question_id, label)
    select (select min(id) from contributor) + idea_id % ${CONTRIBUTORS}, idea_id, question_id, label
      from reaction where idea_id % 10 = 0`,
  `insert into waiting_pair (idea_id, question_id, waiting, oldest_at)
    select idea_id, question_id, 1, given_at from user_reaction where state = 'waiting'`,
  `insert into idea_demand (idea_id, labels, shown, refused)
    select idea_id, labels, (random() * 500)::int, (random() * 50)::int from idea_label_count`,
  `insert into label_suggestion (idea_id, question_id, label, chance, worth)
    select id, 1 + id % 1000, 'YesIsBetter', random(), random() from idea`,
  `insert into decision (at, subject, subject_id, action, before, after)
    select now() - i * interval '1 minute', 'contribution', i, 'edited',
           jsonb_build_object('state', 'waiting', 'draft', draft || '{"title": "Avant"}'), jsonb_build_object('state', 'waiting', 'draft', draft)
      from generate_series(1, ${decisions}) as i, (select draft from contribution order by id limit 1) as first`,
  `insert into told_decision (contributor_id, decision_id)
    select (select min(id) from contributor) + id % ${CONTRIBUTORS}, id from decision`,
  "select make_search_month(date_trunc('month', now())::date)",
  `with first as (select min(id) as id from idea),
    search as (
      insert into search_session (id, created_at, seed, gender, age_months, price_min_cents, price_max_cents, source, page_size, browser)
      select translate(left(encode(sha256(i::text::bytea), 'base64'), 22), '+/', '-_'), now(), i, 'Unknown', 480, 2000, 10000,
             'Natural', 'small', 'Other'
        from generate_series(1, ${clicks / CLICKS_PER_SEARCH}) as i returning id, month, seed)
    insert into search_event (month, session_id, seq, kind, idea_id, feedback, as_question)
    select month, search.id, seq, 'feedback', first.id + (seed * ${CLICKS_PER_SEARCH} + seq) * 7 % ${ideas}, 'ClickedOnIdea', false
      from search, first, generate_series(0, ${CLICKS_PER_SEARCH - 1}) as seq`,
  `insert into search_event (month, session_id, seq, kind, question_id, answer)
    select month, id, ${CLICKS_PER_SEARCH} + 2 * n + part, (array['question', 'answer'])[1 + part]::search_event_kind,
           1 + (seed * ${ANSWERS_PER_SEARCH} + n) % 1000, case when part = 1 then 'Yes'::answer end
      from search_session, generate_series(0, ${ANSWERS_PER_SEARCH - 1}) as n, generate_series(0, 1) as part`,
  'vacuum analyze',
];

/** What was read of a page. */
const PRODUCT: PageProduct = {
  ...{ url: 'https://boutique1.example/theiere', title: 'Une théière', description: null },
  ...{ price_cents: 3200, currency: 'EUR', available: true, image: null, image_reason: null },
};

/**
 * What one contributor has: a proposition that waits, a page that was read, and a cohort of a thousand ideas.
 *
 * @returns what stands for the parameters of their addresses.
 */
export async function fillOwnWork({ id }: Account) {
  const [contributor] = await db('contributor').insert({ account_id: id }).returning('id');
  const contributor_id = contributor!.id;
  const [contribution] = await query<{ id: number }>(
    db,
    `insert into contribution (kind, contributor_id, draft)
     select kind, :contributor_id, draft from contribution order by id limit 1 returning id`,
    { contributor_id },
  );
  const [page] = await query<{ id: number }>(
    db,
    `insert into product_page (contributor_id, url, state, product)
     values (:contributor_id, 'https://boutique1.example/theiere', 'read', :product) returning id`,
    { contributor_id, product: JSON.stringify(PRODUCT) },
  );
  const [cohort] = await db('cohort').insert({ name: 'Mille idées' }).returning('id');
  await query(
    db,
    'insert into cohort_idea (cohort_id, idea_id) select ?, id from idea order by id limit 1000',
    [cohort!.id],
  );
  return {
    contribution: String(contribution!.id),
    page: String(page!.id),
    cohort: String(cohort!.id),
  };
}

/** Rows of the tables that no page may read as a whole. */
export async function largeTables(least: number): Promise<string[]> {
  const rows = await query<{ name: string }>(
    db,
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind = 'r' and reltuples >= ?`,
    [least],
  );
  return rows.map(({ name }) => name);
}
