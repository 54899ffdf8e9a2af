import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who made it; null for those that were imported.
    alter table cohort add column contributor_id bigint references contributor;
    create index cohort_by_contributor on cohort (contributor_id) where contributor_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from decision where subject = 'cohort' and action <> 'relabelled';
    alter table cohort drop column contributor_id;
  `);
}
