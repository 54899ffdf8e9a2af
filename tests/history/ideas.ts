import { db } from '#modules/platform/index.server.ts';

const SHOPS = 20;

/**
 * Adds ideas of invented shops, variants of those that are there, until there are so many; the first have the labels of what
 * they are variants of, until so many have labels. The others wait for theirs, as those of a product file do.
 */
export async function fillShops(ideas: number, labelled: number): Promise<void> {
  await db.raw(
    `insert into merchant (id, name, host, approved_at)
     select 900 + n, 'Boutique ' || n, 'boutique-' || n || '.invalid', now() from generate_series(1, ${SHOPS}) as n
     on conflict do nothing`,
  );
  await db.raw(
    `with known as (select row_number() over (order by id) as place, count(*) over () as size, idea.* from idea where merchant_id = 0)
     insert into idea (merchant_id, id_within_merchant, title, description, price_cents, rating, available, image, content,
                       gender, age_min_months, age_max_months, added_at)
     select 901 + n % ${SHOPS}, 'H' || n, left(title, 150) || ', ' || (array['série limitée', 'édition du jardin', 'à offrir',
              'fait main', 'modèle de voyage', 'collection d’hiver', 'nouvelle version', 'grand modèle'])[1 + n % 8] || ' n° ' || n,
            description, greatest(300, coalesce(price_cents, 3000) * (0.6 + (n % 17) / 20.0))::int,
            3 + (n % 20) / 10.0, n % 33 <> 0, image, 'https://boutique-' || 1 + n % ${SHOPS} || '.invalid/' || n,
            gender, age_min_months, age_max_months, now() - (n % 700) * interval '1 day'
       from generate_series(1, greatest(0, cast(:ideas as integer) - (select count(*)::int from idea))) as n
       join known on place = 1 + n % size
     on conflict do nothing`,
    { ideas },
  );
  await db.raw(
    `with known as (select row_number() over (order by id) as place, count(*) over () as size, id from idea where merchant_id = 0),
     variant as (
       select id, cast(substr(id_within_merchant, 2) as integer) as n from idea where merchant_id > 900
        order by n limit greatest(0, cast(:labelled as integer) - (select count(distinct idea_id)::int from reaction)))
     insert into reaction (idea_id, question_id, label)
     select variant.id, question_id, label from variant join known on place = 1 + n % size
       join reaction on reaction.idea_id = known.id
     on conflict do nothing`,
    { labelled },
  );
  await db.raw('analyze idea, reaction');
}
