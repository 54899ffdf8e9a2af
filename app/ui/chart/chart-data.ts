import { formatQuantity } from '../text/format.ts';
import { chartText as text } from './text.ts';

/** What a chart shows: values of one to four series at the same places of its lower axis. */
export type ChartData = {
  /** What the places are, as the head of a column: « Jour ». */
  axis: string;
  /** The places in order: days such as `2026-11-22` in a line chart, any words in a bar chart. */
  places: readonly string[];
  /** The places as they are named below the drawing, where their own names have no room there. */
  labels?: readonly string[];
  /** Null where nothing is known. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  unit?: string;
  /** Most decimals of a value. */
  decimals?: number;
};

/** The shares of a chart, from 0 to 1, in percent. */
export function inPercent(
  shares: Pick<ChartData, 'axis' | 'places' | 'labels' | 'series'>,
): ChartData {
  const series = shares.series.map(({ name, values }) => ({
    name,
    values: values.map((share) => (share === null ? null : share * 100)),
  }));
  return { ...shares, series, unit: '%', decimals: 1 };
}

/** A value with its unit, for reading. */
export function shownValue({ unit, decimals }: ChartData, value: number | null): string {
  if (value === null) return text.none;
  return formatQuantity(value, decimals) + (unit ? `\u00a0${unit}` : '');
}

/** All values that are known. */
export function knownValues({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}
