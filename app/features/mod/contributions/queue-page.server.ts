import { addressWith, STEP } from '#app/ui/address/address.ts';
import { readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import {
  type Contribution,
  countWaiting,
  type Kind,
  lineOf,
  listWaiting,
} from '#modules/moderation/contributions/index.server.ts';
import { type QueueName, queueSummaries } from '#modules/moderation/review/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { QUEUE_PATHS } from '../queues.ts';
import type { WaitingRow } from './queue-columns.tsx';
import { FILTERS, OPEN, TABLE } from './queue-table.ts';
import { reviewOf } from './review.server.ts';

/** The page of a queue that an address asks for. */
export async function loadQueue({ queue, kind }: { queue: QueueName; kind: Kind }, search: string) {
  const parameters = new URLSearchParams(search);
  const filters = readFilters(FILTERS, parameters);
  const contributor_id = /^\d{1,15}$/.test(filters.contributor)
    ? Number(filters.contributor)
    : null;
  const wanted = { kind, text: filters.q, contributor_id };
  const [queues, total] = await Promise.all([queueSummaries(), countWaiting(wanted)]);
  const state = readTable(TABLE, parameters, total);
  const waiting = await listWaiting(wanted, rowsWanted(TABLE, state));
  const opened = openedOf(waiting, Number(parameters.get(OPEN)));
  return {
    ...{ queue, queues, filters, state },
    filtered: filters.q !== '' || filters.contributor !== '',
    rows: waiting.map((contribution) => rowOf(contribution, queue, search, opened)),
    review: opened ? await reviewOf(opened) : null,
    done: parameters.get(STEP.done),
  };
}

/** The contribution that is shown whole: the one asked for; once it is decided the next one, else the first. */
function openedOf(waiting: readonly Contribution[], asked: number): Contribution | undefined {
  return (
    waiting.find(({ id }) => id === asked) ?? waiting.find(({ id }) => id > asked) ?? waiting[0]
  );
}

function rowOf(
  contribution: Contribution,
  queue: QueueName,
  search: string,
  opened: Contribution | undefined,
): WaitingRow {
  const { id, version, contributor_id: contributor, created_at } = contribution;
  return {
    ...{ id, version, contributor },
    line: lineOf(contribution),
    ago: formatAgo(created_at, nowMillis()),
    isOpen: opened?.id === id,
    open: addressWith(search, { [OPEN]: String(id) }),
    edit: `${QUEUE_PATHS[queue]}/${id}`,
  };
}
