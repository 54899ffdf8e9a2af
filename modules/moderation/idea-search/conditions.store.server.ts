import type { Criterion } from './criteria.ts';

type Values = Readonly<Record<string, string | number | boolean | Date>>;

/** A part of a statement with its values by name. */
export type Clause = { sql: string; values: Values };

/** What one criterion asks of an idea, and where it is not its plain negation what the inverted one asks. */
type Condition = Clause & { inverse?: string };

/**
 * What criteria ask of `idea`, a row of catalogue_searched_idea: all of them together.
 *
 * @param now from when on the age of ideas is counted.
 */
export function conditionsOf(criteria: readonly Criterion[], now: Date): Clause {
  const clauses = criteria.map((criterion, place) => {
    const { sql, values, inverse = inverted(sql) } = conditionOf(criterion, now);
    return named(place, { sql: criterion.not ? inverse : sql, values });
  });
  return {
    sql: clauses.map(({ sql }) => sql).join('\n and ') || 'true',
    values: Object.assign({}, ...clauses.map(({ values }) => values)),
  };
}

/**
 * Unknown counts as false, so that an inverted criterion holds where nothing is known. What exists is never unknown, and
 * PostgreSQL joins the rows of « not exists » where it would look for those of « is not true » idea by idea.
 */
function inverted(sql: string): string {
  return sql.startsWith('exists ') ? `not ${sql}` : `(${sql}) is not true`;
}

/** Tells the values of one criterion from those of another. */
function named(place: number, { sql, values }: Clause): Clause {
  const names = Object.keys(values);
  const entries = names.map((name) => [`${name}_${place}`, values[name]!] as const);
  return {
    sql: names.reduce((text, name) => text.replaceAll(`:${name}`, `:${name}_${place}`), sql),
    values: Object.fromEntries(entries),
  };
}

function conditionOf(criterion: Criterion, now: Date): Condition {
  switch (criterion.type) {
    case 'Text':
      return {
        // By the index of words also where it is inverted, without reading the words of every idea.
        sql: `exists (select from catalogue_searched_idea as worded
                       where worded.id = idea.id and worded.search @@ words_query(:text, :titles))`,
        values: { text: criterion.text, titles: !criterion.description },
      };
    case 'Available':
      return { sql: 'idea.available', values: {} };
    case 'Affiliated':
      return {
        sql: 'idea.merchant_id in (select id from catalogue_merchant where affiliated)',
        values: {},
      };
    case 'Merchant':
      return { sql: 'idea.merchant_id = :merchant', values: { merchant: criterion.merchant } };
    case 'Rating':
      return within('idea.rating', 'idea.rating', criterion);
    case 'Price':
      return within(
        'coalesce(idea.price_max_cents, idea.price_cents)',
        'coalesce(idea.price_min_cents, idea.price_cents)',
        criterion,
      );
    case 'AddedLastNSeconds':
      return {
        sql: 'idea.added_at >= :since',
        values: { since: new Date(now.getTime() - criterion.seconds * 1000) },
      };
    case 'ReactionsCount':
      return having('catalogue_label_count', within('reactions', 'reactions', criterion));
    case 'HasWeights':
      return counted('labels > 0', 'labels = 0');
    case 'DoesntHaveNeededWeight':
      return counted('needed = 0', 'needed > 0');
    case 'HasCloseIdea': {
      const close = having('catalogue_close_idea', { sql: 'true', values: {} });
      // Looked for idea by idea, in their order, until there are enough: most ideas have no close one.
      return { ...close, inverse: `(${close.sql}) is not true` };
    }
    case 'HasReaction':
      return labelled('catalogue_reaction', 'question_id = :question', criterion);
    case 'Relation':
      return labelled('labels_on(:question)', 'true', criterion);
    case 'AppearedInSessions':
      return having('idea_result', {
        sql: 'shown >= :least',
        values: { least: criterion.min },
      });
  }
}

/** Something with two ends reaches a range from both sides. */
function within(high: string, low: string, { min, max }: { min?: number; max?: number }): Clause {
  return {
    sql: [min !== undefined && `${high} >= :least`, max !== undefined && `${low} <= :most`]
      .filter(Boolean)
      .join(' and '),
    values: {
      ...(min !== undefined && { least: min }),
      ...(max !== undefined && { most: max }),
    },
  };
}

/** The idea has a row of that kind for which a condition holds. */
function having(rows: string, { sql, values }: Clause): Clause {
  return {
    sql: `exists (select from ${rows} as own where own.idea_id = idea.id and ${sql})`,
    values,
  };
}

/** Every idea has its counts: what is asked of them is inverted there, where an index may hold the few that it finds. */
function counted(sql: string, inverse: string): Condition {
  const of = (condition: string) =>
    having('catalogue_label_count', { sql: condition, values: {} }).sql;
  return { sql: of(sql), inverse: of(inverse), values: {} };
}

function labelled(
  rows: string,
  about: string,
  { question, label }: Extract<Criterion, { type: 'HasReaction' | 'Relation' }>,
): Clause {
  const sql = label === 'any' ? about : `${about} and label = cast(:label as reaction_label)`;
  return having(rows, { sql, values: { question, ...(label !== 'any' && { label }) } });
}
