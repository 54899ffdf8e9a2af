import { CHANCE_PARTS } from '#modules/catalogue/label-model/shared.ts';
import { type Database, execute } from '#modules/platform/index.server.ts';

/** Ideas that labels are suggested for, the most shown first. */
const IDEAS_MAX = 2000;
/** Less likely ones are worth asking nobody. */
const LEAST_CHANCE = 0.1;

/** The share of all showings that each of the ideas shown most has. */
const DEMANDED = `
  select idea_id, (shown + 1)::float / (select sum(shown + 1) from idea_demand) as share
    from idea_demand order by shown desc, labels, idea_id limit :ideas`;

/** The share of all yes and no that each question got; one that is never asked has none. */
const ANSWERED = `
  select id as question_id, (1 + coalesce(yes + no, 0)) / sum(1 + coalesce(yes + no, 0)) over () as share
    from catalogue_question left join question_result on question_id = id where category <> 'Unknown'`;

/** Of the chances of the seven labels, a byte each. */
const ENTROPY = `
  select -sum(part * log(2, part))::float as bits
    from (select get_byte(distribution, label) / ${CHANCE_PARTS}.0 as part from generate_series(0, 6) as label) as chances
   where part > 0`;

/**
 * Replaces all suggestions by what is predicted now, each with its worth: see prepare.commands.server.ts.
 *
 * @returns how many there are.
 */
export async function replaceSuggestions(transaction: Database): Promise<number> {
  await execute(transaction, 'lock table label_suggestion in share row exclusive mode');
  await execute(transaction, 'delete from label_suggestion');
  return await execute(
    transaction,
    `insert into label_suggestion (idea_id, question_id, label, chance, worth)
     select idea_id, question_id, label, chance, bits * demanded.share * answered.share
       from (${DEMANDED}) as demanded
       join catalogue_label_prediction as predicted using (idea_id)
       join (${ANSWERED}) as answered using (question_id)
      cross join lateral (${ENTROPY}) as gain
      where chance >= :leastChance`,
    { ideas: IDEAS_MAX, leastChance: LEAST_CHANCE },
  );
}
