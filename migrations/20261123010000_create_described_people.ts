import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Invented people, of whom the answer to every question is known. One without a name is only counted.
    create table described_person (
      id text primary key check (char_length(id) between 1 and 100),
      name text check (char_length(name) between 1 and 100)
    );

    create table described_answer (
      person_id text not null references described_person on delete cascade,
      question_id integer not null references question on delete cascade,
      answer answer not null check (answer not in ('Good', 'Bad')),
      primary key (person_id, question_id)
    );
    create index described_answer_by_question on described_answer (question_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table described_answer;
    drop table described_person;
  `);
}
