import type { Knex } from 'knex';

// What other modules read of the catalogue: the columns they need, under names that stay when the tables change. Plain
// selections, which PostgreSQL plans as if the tables stood in their place.
const VIEWS = {
  catalogue_idea: `select id, title, description, price_cents, price_min_cents, price_max_cents, rating, available, gender,
                          age_min_months, age_max_months from idea`,
  catalogue_reaction: 'select idea_id, question_id, label from reaction',
  catalogue_twin: 'select idea_id, other_idea_id, kind from idea_twin',
  catalogue_question: 'select id, category, allow_doubt from question',
  catalogue_question_form: 'select question_id, subject, form, text from question_form',
  catalogue_question_relation:
    'select question_id, relation, other_question_id from question_relation',
  catalogue_automated_answer: `select id, question_id, answer, gender, age_min_months, age_max_months, occasion, conditions
                               from automated_answer`,
  // Labels are only estimated: counting them would take as long as reading a good part of them.
  catalogue_size: `select (select count(*) from idea) as ideas,
                          (select greatest(reltuples, 0) from pg_class where oid = 'reaction'::regclass) as estimated_labels`,
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, selection] of Object.entries(VIEWS)) {
    await knex.raw(`create view ?? as ${selection}`, [name]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(VIEWS)) await knex.raw('drop view ??', [name]);
}
