import type { Knex } from 'knex';

/** A decision may be about the work of several: each of them is told, and sees it in their own time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whose work a decision was about, and when each saw it, and saw that it was undone; null until then.
    create table told_decision (
      contributor_id bigint not null references contributor,
      decision_id bigint not null references decision on delete cascade,
      seen_at timestamptz,
      primary key (contributor_id, decision_id)
    );
    insert into told_decision (contributor_id, decision_id, seen_at)
      select contributor_id, id, seen_at from decision where contributor_id is not null;
    create index told_decision_by_decision on told_decision (decision_id);
    create index told_decision_unseen on told_decision (contributor_id) where seen_at is null;
    alter table decision drop column contributor_id, drop column seen_at;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table decision add column contributor_id bigint references contributor, add column seen_at timestamptz;
    update decision set contributor_id = told.contributor_id, seen_at = told.seen_at
      from told_decision as told
     where told.decision_id = decision.id
       and not exists (select from told_decision as other
                        where other.decision_id = told.decision_id and other.contributor_id <> told.contributor_id);
    create index decision_by_contributor on decision (contributor_id, id) where contributor_id is not null;
    create index decision_unseen on decision (contributor_id) where seen_at is null and contributor_id is not null;
    drop table told_decision;
  `);
}
