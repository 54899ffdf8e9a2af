import type { Knex } from 'knex';

/** What `french_fold` does, with the signs that become blanks. */
const foldAs = (signs: string) => `
  create or replace function french_fold(words text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
             lower(public.unaccent('public.unaccent', words)),
             '[${signs}]+', ' ', 'g'),
             '(\\w+[eo]u)x\\M', '\\1', 'g'),
             '(\\w{2,}[^\\Ws])s\\M', '\\1', 'g'),
             '(\\w{2,})ee\\M', '\\1e', 'g'),
             '(\\w{3,})iere\\M', '\\1ier', 'g'),
             '(\\w{3,})ive\\M', '\\1if', 'g'),
             '\\mbougie\\M', 'bougy', 'g')
  $$;
`;

/** Blanks stay as they are: most signs between words are single blanks, and how many stand there changes no lexeme. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(foldAs('\\x01-\\x1f\\x21-\\x2f\\x3a-\\x60\\x7b-\\x7f'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(foldAs('\\x01-\\x2f\\x3a-\\x60\\x7b-\\x7f'));
}
