import type { Knex } from 'knex';

/** One look-up for all spellings of a page, where there was one for each. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The same for every spelling of a page's address: http or https, with www. or without, with a slash at the end or without.
    create function page_of(link text) returns text language sql immutable strict parallel safe as $$
      select rtrim(replace(replace(replace(replace(link, 'https://', '//'), 'http://', '//'), '//www.', '//'), '/\\?', '\\?'), '/')
    $$;
    drop index idea_by_content;
    create index idea_by_page on idea (hashtextextended(page_of(content), 0));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index idea_by_page;
    drop function page_of;
    create index idea_by_content on idea (md5(content));
  `);
}
