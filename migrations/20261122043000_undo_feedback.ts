import type { Knex } from 'knex';

/** Replaces the rules about which events name a question, and which an idea. */
async function replaceRules(knex: Knex, question: string, idea: string): Promise<void> {
  await knex.raw(`
    do $$
    declare
      rule text;
    begin
      for rule in
        select conname from pg_constraint
        where conrelid = 'search_event'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) ~ '(question_id|idea_id) IS NOT NULL'
      loop
        execute format('alter table search_event drop constraint %I', rule);
      end loop;
    end $$;
    alter table search_event
      add check ((question_id is not null) = (${question})),
      add check ((idea_id is not null) = (${idea}));
  `);
}

/** An undo takes back an answer (it names the question) or what was said of an idea (it names the idea). */
export async function up(knex: Knex): Promise<void> {
  await replaceRules(
    knex,
    "kind in ('question', 'answer') or (kind = 'undo' and idea_id is null)",
    "kind in ('idea', 'feedback') or (kind = 'undo' and question_id is null)",
  );
}

/** Searches that cannot be told in the old terms are erased whole: a log with a gap would be another search. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from search_session where id in
      (select session_id from search_event where kind = 'undo' and idea_id is not null)
  `);
  await replaceRules(
    knex,
    "kind in ('question', 'answer', 'undo')",
    "kind in ('idea', 'feedback')",
  );
}
