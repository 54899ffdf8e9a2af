import type { Knex } from 'knex';

/**
 * A prediction that later versions repeat kept the version that made it first, so that versions were never deleted as soon
 * as an idea's prediction stayed what it was. Nothing else read which version a prediction is of.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table label_prediction drop column model_id');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table label_prediction add column model_id integer references label_model;
    alter table label_prediction disable trigger user;
    update label_prediction set model_id = (select id from label_model order by active desc, id desc limit 1);
    alter table label_prediction enable trigger user;
    alter table label_prediction alter column model_id set not null;
  `);
}
