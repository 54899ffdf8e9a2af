/** Query parameters that concern one step alone: the next link or form leaves them out. */
export const STEP = {
  /** The action that the page asks to confirm. */
  confirm: 'confirm',
  /** The action just carried out, which may be undone. */
  done: 'done',
} as const;

const STEPS: readonly string[] = Object.values(STEP);

/** New values of parameters: several under one name, or null to leave it out. */
export type Changes = Readonly<Record<string, string | readonly string[] | null>>;

/**
 * The address of the same page with other parameters, as a relative link: `?sort=price&page=2`. Empty parameters and
 * those of one step are left out, all others are kept; `?` alone is the page without any.
 *
 * @param hash where on the page the link leads, without `#`.
 */
export function addressWith(search: string, changes: Changes, hash?: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of visitParameters(search, Object.keys(changes))) {
    parameters.append(name, value);
  }
  for (const [name, value] of Object.entries(changes)) {
    for (const each of [value ?? []].flat()) parameters.append(name, each);
  }
  return `?${parameters}${hash ? `#${hash}` : ''}`;
}

/** Longer values are dropped: every link of a page repeats the parameters of its address. */
const VALUE_MAX_LENGTH = 300;
/** Those whose values may be longer: the criteria of a search for ideas. */
const LONGER_VALUES: ReadonlyMap<string, number> = new Map([['c', 4000]]);

/** The parameters of an address that a form must carry along: all but empty ones, those of one step, and `without`. */
export function visitParameters(search: string, without: readonly string[]): [string, string][] {
  return [...new URLSearchParams(search)].filter(
    ([name, value]) =>
      value !== '' &&
      name.length + value.length <= (LONGER_VALUES.get(name) ?? VALUE_MAX_LENGTH) &&
      !STEPS.includes(name) &&
      !without.includes(name),
  );
}
