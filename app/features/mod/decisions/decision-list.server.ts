import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import type { FilterValues } from '#app/ui/filter-form/filters.ts';
import { formatAgo, formatTableInstant } from '#app/ui/text/format.ts';
import {
  countDecisions,
  type DecisionFilters,
  type ListedDecision,
  listDecisions,
  type Operation,
} from '#modules/moderation/decisions/index.server.ts';
import { DAY_MS, nowMillis } from '#modules/platform/index.server.ts';
import { nameOf, decisionsText as text } from '../text.ts';
import { DECISIONS } from './decisions-table.tsx';

/** A decision in the list. */
export type DecisionRow = Pick<
  ListedDecision,
  'id' | 'action' | 'subject' | 'subject_id' | 'contributors'
> & {
  at: string;
  ago: string;
  by: string;
  undone: boolean;
  on: string;
  operation: Operation | null;
};

/** The decisions that an address asks for. */
export const decisionList = storedList(DECISIONS, {
  file: text.file,
  wanted: decisionFilters,
  count: countDecisions,
  read: async (wanted, { direction, limit, offset }) =>
    (await listDecisions(wanted, { direction, limit, offset })).map(rowOf),
});

function decisionFilters(typed: FilterValues<typeof DECISIONS.filters>): DecisionFilters {
  const { action, subject, contributor, day, state } = typed;
  return {
    action: action ?? undefined,
    subject: subject ?? undefined,
    contributor: /^\d{1,15}$/.test(contributor) ? Number(contributor) : undefined,
    from: day.from ? new Date(day.from) : undefined,
    before: day.to ? new Date(Date.parse(day.to) + DAY_MS) : undefined,
    undone: state === null ? undefined : state === 'undone',
  };
}

function rowOf(decision: ListedDecision): DecisionRow {
  const { id, at, action, subject, subject_id, contributors, decided_by, undone_at } = decision;
  return {
    ...{ id, action, subject, subject_id, contributors },
    at: formatTableInstant(at),
    ago: formatAgo(at, nowMillis()),
    by: nameOf(decided_by),
    undone: undone_at !== null,
    on: titleOf(decision),
    operation: operationOf(decision),
  };
}

/** What the site was asked to do, where the decision was that. */
function operationOf({ after }: ListedDecision): Operation | null {
  const { operation } = (after ?? {}) as { operation?: Operation };
  return operation ?? null;
}

/** The words of what was decided, where it has some. */
function titleOf({ after, before }: ListedDecision): string {
  const { draft } = (after ?? before ?? {}) as { draft?: { title?: unknown; content?: unknown } };
  const words = draft?.title ?? draft?.content;
  return typeof words === 'string' ? words : '';
}
