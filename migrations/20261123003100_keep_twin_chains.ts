import type { Knex } from 'knex';

const STATEMENTS = ['insert', 'update', 'delete'];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The groups of ideas that relations other than Distinct connect, kept as relations change, so that a page of them is read
    -- without the others. A chain's id is that of its first idea.
    create table twin_chain (
      id bigint primary key,
      ideas integer not null check (ideas >= 2),
      links integer not null check (links >= ideas - 1),
      -- Relations that the machine alone says, and the least score of one of them.
      waiting integer not null check (waiting between 0 and links),
      doubt real check ((doubt is null) = (waiting = 0)),
      newest bigint not null check (newest > id)
    );
    create index twin_chain_by_size on twin_chain (ideas desc, id);
    create index twin_chain_by_doubt on twin_chain (doubt nulls last, id);
    create index twin_chain_by_newest on twin_chain (newest desc, id);
    create table twin_chain_idea (
      idea_id bigint primary key references idea on delete cascade,
      chain_id bigint not null
    );
    create index twin_chain_idea_by_chain on twin_chain_idea (chain_id);

    -- Groups some ideas anew: with each of them all that are in its chain.
    create function group_twin_chains(grouped bigint[]) returns void language plpgsql as $$
    begin
      delete from twin_chain_idea where idea_id = any(grouped);
      delete from twin_chain where id = any(grouped);
      insert into twin_chain_idea (idea_id, chain_id)
        select id, id from (
          select idea_id as id from idea_twin where kind <> 'Distinct' and idea_id = any(grouped)
          union select other_idea_id from idea_twin where kind <> 'Distinct' and other_idea_id = any(grouped)) as linked;
      -- Each idea takes the least idea known to its neighbours, then that which the least one knows (pointer jumping).
      loop
        update twin_chain_idea as own set chain_id = near.chain_id from (
            select id, min(member.chain_id) as chain_id from (
              select idea_id as id, other_idea_id as other from idea_twin
               where kind <> 'Distinct' and idea_id = any(grouped)
              union all select other_idea_id, idea_id from idea_twin
               where kind <> 'Distinct' and other_idea_id = any(grouped)) as link
              join twin_chain_idea as member on member.idea_id = other
             group by id) as near
         where own.idea_id = near.id and near.chain_id < own.chain_id;
        exit when not found;
        update twin_chain_idea as own set chain_id = least.chain_id from twin_chain_idea as least
         where own.idea_id = any(grouped) and least.idea_id = own.chain_id and least.chain_id < own.chain_id;
      end loop;
      insert into twin_chain (id, ideas, newest, links, waiting, doubt)
        select * from (
          select chain_id, count(*), max(idea_id) from twin_chain_idea where idea_id = any(grouped) group by chain_id) as group_of
        join (
          select chain_id, count(*), count(*) filter (where decided_by = 'machine'), min(score) filter (where decided_by = 'machine')
            from idea_twin join twin_chain_idea using (idea_id)
           where kind <> 'Distinct' and idea_id = any(grouped) group by chain_id) as linked using (chain_id);
    end $$;

    create function follow_twin_chains() returns trigger language plpgsql as $$
    begin
      -- An idea that is deleted has twins seldom.
      if not exists (select from changed) then return null; end if;
      -- What one statement both inserts and updates (on conflict) comes in two calls, of which the first sees all of it.
      perform group_twin_chains(array(
        with recursive reached as (
          select id from (select idea_id as id from changed union select other_idea_id from changed) as touched
          union select next.id from reached, lateral (
            select other_idea_id as id from idea_twin where idea_id = reached.id and kind <> 'Distinct'
            union all select idea_id from idea_twin where other_idea_id = reached.id and kind <> 'Distinct'
            union all select member.idea_id from twin_chain_idea as own join twin_chain_idea as member using (chain_id)
             where own.idea_id = reached.id) as next)
        select id from reached));
      return null;
    end $$;
    -- One at a time changes relations: two could join the same chains.
    create function lock_twin_chains() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('twin chains'));
      return null;
    end $$;
    create trigger lock_chains before insert or update or delete on idea_twin
      for each statement execute function lock_twin_chains();

    select group_twin_chains(array(select idea_id from idea_twin union select other_idea_id from idea_twin));
  `);
  for (const statement of STATEMENTS) {
    const transition = statement === 'delete' ? 'old' : 'new';
    await knex.raw(`
      create trigger chains_after_${statement} after ${statement} on idea_twin
        referencing ${transition} table as changed for each statement execute function follow_twin_chains();
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of STATEMENTS) {
    await knex.raw(`drop trigger chains_after_${statement} on idea_twin`);
  }
  await knex.raw(`
    drop trigger lock_chains on idea_twin;
    drop function lock_twin_chains, follow_twin_chains, group_twin_chains;
    drop table twin_chain_idea, twin_chain;
  `);
}
