import type { Column } from '#app/ui/data-table/columns.ts';
import { formatQuantity, formatTableDay } from '#app/ui/text/format.ts';
import type { Dimension, Measure } from '#modules/engine/insight/shared.ts';
import { formatPercent } from '../format.ts';
import { DIMENSION_NAMES, MEASURE_NAMES, searchesText as text, VALUES } from './text.ts';

/** A group of searches as a table has it: some dimensions and some measures. */
export type Group = {
  by: Partial<Record<Dimension, string | null>>;
  of: Partial<Record<Measure, number | null>>;
};

type Unit = 'count' | 'share' | 'mean' | 'seconds';
const COUNTS: readonly Measure[] = [
  ...(['searches', 'accepted', 'clicked', 'gave_up', 'left', 'shown', 'refused', 'kept'] as const),
  'shop_visits',
];
const SHARES: readonly Measure[] = [
  'acceptance',
  'success',
  'unknown_share',
  'refusal_share',
  'inconsistent_share',
];

export function unitOf(measure: Measure): Unit {
  if (COUNTS.includes(measure)) return 'count';
  if (SHARES.includes(measure)) return 'share';
  return measure === 'duration' || measure === 'first_question' ? 'seconds' : 'mean';
}

/** A measure as it is read: « 1 234 », « 12,5 % », « 84,2 s ». */
export function showMeasure(measure: Measure, value: number | null | undefined): string {
  if (value === null || value === undefined) return text.none;
  switch (unitOf(measure)) {
    case 'count':
      return formatQuantity(value);
    case 'share':
      return formatPercent(value);
    case 'mean':
      return formatQuantity(value, 1);
    case 'seconds':
      return `${formatQuantity(value, 1)}\u00a0s`;
  }
}

const monthName = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What searches have in common, as it is read. */
export function showKey(dimension: Dimension, value: string | null | undefined): string {
  if (dimension === 'learning_version') {
    return text.version(value ? Number(value) : null);
  }
  if (value === null || value === undefined) return text.nothing;
  const names: Readonly<Record<string, string>> =
    (VALUES as Partial<Record<Dimension, Readonly<Record<string, string>>>>)[dimension] ?? {};
  if (Object.hasOwn(names, value)) return names[value] ?? value;
  if (dimension === 'day' || dimension === 'week') return formatTableDay(value);
  if (dimension === 'month') return monthName.format(new Date(`${value}T00:00:00Z`));
  return dimension === 'hour' ? text.hours(value) : value;
}

/** The columns of a table of groups; each can be sorted by. */
export function columnsOf(
  by: readonly Dimension[],
  of: readonly Measure[],
): readonly Column<Group>[] {
  return [
    ...by.map((dimension) => ({
      key: dimension,
      header: DIMENSION_NAMES[dimension],
      cell: (group: Group) => showKey(dimension, group.by[dimension]),
      csv: (group: Group) => showKey(dimension, group.by[dimension]),
    })),
    ...of.map((measure) => ({
      key: measure,
      header: MEASURE_NAMES[measure],
      cell: (group: Group) => showMeasure(measure, group.of[measure]),
      csv: (group: Group) => roundedFor(measure, group.of[measure]),
      align: 'end' as const,
    })),
  ];
}

/** A measure as a file has it: shares from 0 to 1. */
export function roundedFor(measure: Measure, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  return unitOf(measure) === 'count' ? value : Math.round(value * 1e4) / 1e4;
}
