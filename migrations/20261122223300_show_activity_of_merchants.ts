import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- For the list of merchants.
    create or replace view crawl_activity as
      select merchant_id, automatic, paused,
             (select max(started_at) from crawl_run where crawl_run.merchant_id = crawl_site.merchant_id) as started_at,
             -- The last request, of the last run that made one.
             (select visited_at from crawl_visit
               where run_id = (select id from crawl_run
                                where crawl_run.merchant_id = crawl_site.merchant_id and requests > 0
                                order by started_at desc limit 1)
               order by id desc limit 1) as fetched_at
        from crawl_site;

    create view feed_activity as
      select feed.id as feed_id, merchant_id, paused_at, run.state, requested_at, ended_at
        from merchant_feed as feed
        left join lateral (
          select state, requested_at, ended_at from feed_run
           where feed_run.feed_id = feed.id order by feed_run.id desc limit 1) as run on true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view feed_activity;
    drop view crawl_activity;
    create view crawl_activity as
      select merchant_id, automatic, paused,
             (select max(started_at) from crawl_run where crawl_run.merchant_id = crawl_site.merchant_id) as started_at
        from crawl_site;
  `);
}
