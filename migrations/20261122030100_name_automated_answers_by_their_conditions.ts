import type { Knex } from 'knex';

/** What tells one rule from another: two rules that hold for the same people are one. */
const RULE = 'question_id, gender, age_min_months, age_max_months, occasion, conditions';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Questions that must be answered yes (their id) or no (their id below zero), in the order of their ids.
    alter table automated_answer add column conditions integer[] not null default '{}';
    update automated_answer as a set conditions = array(
      select case when yes then c.question_id else -c.question_id end
        from automated_answer_condition as c where c.automated_answer_id = a.id order by c.question_id);
    drop table automated_answer_condition;

    delete from automated_answer as later using automated_answer as first
      where later.id > first.id
        and (${columnsOf('later')}) is not distinct from (${columnsOf('first')});
    create unique index automated_answer_rule on automated_answer (${RULE}) nulls not distinct;

    alter table automated_answer
      drop constraint automated_answer_answer_check,
      add constraint automated_answer_answer_check
        check (answer in ('Yes', 'ProbablyYes', 'IDontKnow', 'ProbablyNo', 'No')),
      add constraint automated_answer_ages check (age_min_months <= age_max_months);

    -- Without one of its conditions a rule would hold for people it was not made for.
    create function delete_rules_on_question() returns trigger language plpgsql as $$
    begin
      delete from automated_answer where conditions && array[old.id, -old.id];
      return null;
    end $$;
    create trigger question_takes_its_rules after delete on question
      for each row execute function delete_rules_on_question();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger question_takes_its_rules on question;
    drop function delete_rules_on_question;
    drop index automated_answer_rule;
    delete from automated_answer where answer = 'IDontKnow';
    alter table automated_answer
      drop constraint automated_answer_ages,
      drop constraint automated_answer_answer_check,
      add constraint automated_answer_answer_check check (answer in ('Yes', 'ProbablyYes', 'ProbablyNo', 'No'));
    create table automated_answer_condition (
      automated_answer_id integer not null references automated_answer on delete cascade,
      question_id integer not null references question on delete cascade,
      yes boolean not null,
      primary key (automated_answer_id, question_id)
    );
    insert into automated_answer_condition
      select id, abs(condition), condition > 0 from automated_answer, unnest(conditions) as condition;
    alter table automated_answer drop column conditions;
    select follow_catalogue_table('automated_answer_condition', null);
  `);
}

function columnsOf(table: string): string {
  return RULE.split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
}
