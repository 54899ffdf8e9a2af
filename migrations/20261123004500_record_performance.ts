import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter type decision_subject add value if not exists 'job';
    -- How long things took in one process during ten minutes: counts of durations in buckets (performance/sketch.ts).
    create table performance_measure (
      slot timestamptz not null,
      process text not null check (length(process) between 1 and 100),
      kind text not null check (kind in ('route', 'step', 'query', 'frame', 'job')),
      name text not null check (length(name) between 1 and 300),
      count integer not null check (count > 0),
      total_ms double precision not null,
      max_ms double precision not null,
      buckets smallint[] not null,
      counts integer[] not null,
      primary key (slot, process, kind, name),
      check (cardinality(buckets) = cardinality(counts))
    );
    -- What a process was at the end of ten minutes, or is now.
    create table performance_process (
      slot timestamptz not null,
      process text not null check (length(process) between 1 and 100),
      role text not null check (role in ('web', 'worker')),
      started_at timestamptz not null,
      written_at timestamptz not null,
      memory_bytes bigint not null check (memory_bytes >= 0),
      heap_bytes bigint not null check (heap_bytes >= 0),
      loop_delay_p99_ms double precision not null check (loop_delay_p99_ms >= 0),
      sockets integer not null check (sockets >= 0),
      -- Of the catalogue that a web process serves, and since when.
      snapshot_revision bigint,
      snapshot_since timestamptz,
      primary key (slot, process),
      check ((snapshot_revision is null) = (snapshot_since is null))
    );
  `);
}

/** A value cannot be taken out of a type: « job » stays, unused. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from decision where subject = 'job';
    drop table performance_process;
    drop table performance_measure;
  `);
}
