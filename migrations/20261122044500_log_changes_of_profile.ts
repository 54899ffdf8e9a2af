import type { Knex } from 'knex';

/**
 * A visitor may describe the recipient anew in mid-search. The session's row then holds the new description; the log tells
 * that it changed (`profile`), or that the hints did as well (`hints`), so that other processes read the row again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter type search_event_kind add value if not exists 'profile'`);
  await knex.raw(`alter type search_event_kind add value if not exists 'hints'`);
}

/**
 * PostgreSQL takes no value out of an enum; without events of these kinds they do no harm. Searches that have such events
 * are erased whole: earlier versions cannot read them.
 */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from search_session where id in
      (select session_id from search_event where kind in ('profile', 'hints'))
  `);
}
