import { db } from '#modules/platform/index.server.ts';

/**
 * How the catalogue grew to what it is, and when the engine learned: a version a month, each used until the next; and every
 * second month another version of the model that predicts labels, of which nothing is left but when it was put to use.
 */
export async function fillGrowth(days: number, until: Date): Promise<void> {
  await db.raw(
    `insert into catalogue_growth (day, ideas, available_ideas, labelled_ideas, labels, questions, merchants)
     select (cast(:until as date) - ago), (ideas * part)::int, (ideas * part * 0.97)::int, (labelled * part)::int,
            (labels * part)::int, greatest(1, questions * least(1, part + 0.3))::int, greatest(1, merchants * part)::int
       from generate_series(1, :days - 1) as ago,
            lateral (select (1 - ago::float8 / :days) ^ 0.7 as part) as parts,
            (select (select count(*) from idea) as ideas, (select count(distinct idea_id) from reaction) as labelled,
                    (select count(*) from reaction) as labels,
                    (select count(*) from question) as questions, (select count(*) from merchant) as merchants) as now
     on conflict (day) do nothing`,
    { days, until },
  );
  await db.raw(
    `with version as (
       insert into learning_version (made_at, counted_until, sessions, accepted_sessions)
       select cast(:until as timestamptz) - ago * interval '1 day', cast(:until as timestamptz) - ago * interval '1 day', 0, 0
         from generate_series(:days - 30, 30, -30) as ago
       returning id, made_at)
     insert into learning_activation (at, version_id) select made_at, id from version order by made_at`,
    { days, until },
  );
  await db.raw(
    `insert into label_model_activation (at, version)
     select cast(:until as timestamptz) - ago * interval '1 day', nextval(pg_get_serial_sequence('label_model', 'id'))
       from generate_series(:days - 45, 30, -60) as ago`,
    { days, until },
  );
}
