import type { Changes } from '../address/address.ts';
import { formatCalendarDay, formatNumber, readDay, readNumber } from '../text/format.ts';
import { filterText as text } from './text.ts';

type Options = Readonly<Record<string, string>>;

/** One way to narrow down what a page lists; its name is the parameter of the address. */
export type Filter =
  | { kind: 'text'; label: string }
  /** One of the options, by their labels, or any of them. */
  | { kind: 'select'; label: string; options: Options; any: string }
  /** Some of the options; none means all. */
  | { kind: 'choices'; label: string; options: Options }
  /** From a day to a day, both included. */
  | { kind: 'days'; label: string }
  /** From a number to a number, both included. */
  | { kind: 'numbers'; label: string; unit?: string };

export type Filters = Readonly<Record<string, Filter>>;

/** Both ends are included; null is open. The lower end comes first, however they were typed. */
export type Range<Value> = { from: Value | null; to: Value | null };

type ValueOf<Each extends Filter> = Each extends { kind: 'text' }
  ? string
  : Each extends { kind: 'select'; options: infer Of }
    ? (keyof Of & string) | null
    : Each extends { kind: 'choices'; options: infer Of }
      ? (keyof Of & string)[]
      : Each extends { kind: 'days' }
        ? Range<string>
        : Range<number>;

/** What filters let through: texts without blanks around, days as `2026-11-22`. */
export type FilterValues<All extends Filters> = { [Name in keyof All]: ValueOf<All[Name]> };

const TEXT_MAX_LENGTH = 100;

/** What an address asks of filters. A value that its filter does not know counts as none. */
export function readFilters<All extends Filters>(
  filters: All,
  parameters: URLSearchParams,
): FilterValues<All> {
  const values = Object.entries(filters).map(([name, filter]) => [
    name,
    readFilter(name, filter, parameters),
  ]);
  return Object.fromEntries(values) as FilterValues<All>;
}

/** The labels of filters that an address gives a value which they cannot read. */
export function unreadableFilters(filters: Filters, parameters: URLSearchParams): string[] {
  return Object.entries(filters)
    .filter(([name, filter]) => !isReadable(name, filter, parameters))
    .map(([, { label }]) => label);
}

function isReadable(name: string, filter: Filter, parameters: URLSearchParams): boolean {
  const given = (of: string) => parameters.getAll(of).filter((value) => value.trim() !== '');
  switch (filter.kind) {
    case 'text':
      return given(name).every((value) => value.length <= TEXT_MAX_LENGTH);
    case 'select':
    case 'choices':
      return given(name).every((value) => Object.hasOwn(filter.options, value));
    case 'days':
    case 'numbers': {
      const read = filter.kind === 'days' ? readDay : readNumber;
      const { from, to } = rangeNames(name);
      return [...given(from), ...given(to)].every((value) => read(value) !== null);
    }
  }
}

type Value = string | null | string[] | Range<string> | Range<number>;

function readFilter(name: string, filter: Filter, parameters: URLSearchParams): Value {
  switch (filter.kind) {
    case 'text':
      // PostgreSQL has no text with a NUL.
      return (parameters.get(name) ?? '').replaceAll('\0', '').trim().slice(0, TEXT_MAX_LENGTH);
    case 'select':
      return Object.keys(filter.options).find((key) => key === parameters.get(name)) ?? null;
    case 'choices': {
      const chosen = parameters.getAll(name);
      return Object.keys(filter.options).filter((key) => chosen.includes(key));
    }
    case 'days':
      return readRange(name, parameters, readDay);
    case 'numbers':
      return readRange(name, parameters, readNumber);
  }
}

function readRange<End extends string | number>(
  name: string,
  parameters: URLSearchParams,
  read: (typed: string) => End | null,
): Range<End> {
  const ends = rangeNames(name);
  const from = read(parameters.get(ends.from) ?? '');
  const to = read(parameters.get(ends.to) ?? '');
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** The parameters of both ends of a range. */
export function rangeNames(name: string): { from: string; to: string } {
  return { from: `${name}-from`, to: `${name}-to` };
}

/** The parameters of filters in an address. */
export function filterParameters(filters: Filters): string[] {
  return Object.entries(filters).flatMap(([name, { kind }]) =>
    kind === 'days' || kind === 'numbers' ? Object.values(rangeNames(name)) : [name],
  );
}

/** A filter that narrows down something, and how the address changes without it. */
export type ActiveFilter = { label: string; without: Changes };

/** The filters that narrow down something, in words. */
export function activeFilters<All extends Filters>(
  filters: All,
  values: FilterValues<All>,
): ActiveFilter[] {
  return Object.entries(filters).flatMap(([name, filter]) =>
    activeParts(name, filter, values[name] as Value),
  );
}

function activeParts(name: string, filter: Filter, value: Value): ActiveFilter[] {
  const { label } = filter;
  if (value === null || value === '') return [];
  if (Array.isArray(value)) {
    const { options } = filter as Extract<Filter, { kind: 'choices' }>;
    return value.map((key) => ({
      label: text.active(label, options[key] ?? key),
      without: { [name]: value.filter((other) => other !== key) },
    }));
  }
  if (typeof value === 'string') {
    const shown = filter.kind === 'select' ? filter.options[value] : undefined;
    return [{ label: text.active(label, shown ?? value), without: { [name]: null } }];
  }
  const shown = shownRange(filter, value);
  const { from, to } = rangeNames(name);
  return shown ? [{ label: text.active(label, shown), without: { [from]: null, [to]: null } }] : [];
}

function shownRange(filter: Filter, { from, to }: Range<string> | Range<number>): string | null {
  const unit = filter.kind === 'numbers' && filter.unit ? `\u00a0${filter.unit}` : '';
  const show = (end: string | number) =>
    typeof end === 'number' ? formatNumber(end) + unit : formatCalendarDay(end);
  const words = text[filter.kind === 'days' ? 'days' : 'numbers'];
  if (from !== null && to !== null) return words.between(show(from), show(to));
  if (from !== null) return words.atLeast(show(from));
  return to === null ? null : words.atMost(show(to));
}
