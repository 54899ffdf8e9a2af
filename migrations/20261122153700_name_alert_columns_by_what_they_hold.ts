import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table alert rename column standard to score_threshold;
    alter table alert rename constraint alert_standard_check to alert_score_threshold_check;
    alter index alert_listening rename to alert_open;
    alter table alert_mail rename column refused_at to bounced_at;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table alert_mail rename column bounced_at to refused_at;
    alter index alert_open rename to alert_listening;
    alter table alert rename constraint alert_score_threshold_check to alert_standard_check;
    alter table alert rename column score_threshold to standard;
  `);
}
