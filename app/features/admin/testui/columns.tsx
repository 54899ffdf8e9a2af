import { Badge, type Tone } from '#app/ui/badge/badge.tsx';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { formatTableDay } from '#app/ui/text/format.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import {
  SAMPLE_MERCHANTS,
  SAMPLE_STATES,
  type SampleIdea,
  type SampleState,
} from './sample-ideas.ts';
import { testuiText as text } from './text.ts';

const TONES: Record<SampleState, Tone> = { published: 'good', waiting: 'waiting', missing: 'bad' };

/** What the table and its file show of a sample idea. */
export const COLUMNS: readonly Column<SampleIdea>[] = [
  plainColumn('title', text.table.title, ({ title }) => title),
  plainColumn('merchant', text.table.merchant, ({ merchant }) => SAMPLE_MERCHANTS[merchant]),
  {
    key: 'price',
    header: text.table.price,
    align: 'end',
    cell: ({ priceCents }) => formatPrice(priceCents),
    csv: ({ priceCents }) => priceCents / 100,
  },
  {
    key: 'state',
    header: text.table.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{SAMPLE_STATES[state]}</Badge>,
    csv: ({ state }) => SAMPLE_STATES[state],
  },
  {
    key: 'added',
    header: text.table.added,
    cell: ({ addedOn }) => <time dateTime={addedOn}>{formatTableDay(addedOn)}</time>,
    csv: ({ addedOn }) => addedOn,
  },
];

/** What can be done with an idea that was not removed. */
export const REMOVE_COLUMN: Column<SampleIdea> = {
  key: 'actions',
  header: text.table.actions,
  cell: ({ id, title }) => (
    <Confirm
      action={`remove-${id}`}
      label={text.remove.label}
      target={title}
      question={text.remove.question(title)}
      detail={text.remove.detail}
      fields={{ intent: 'remove', id }}
    />
  ),
};
