/** The quantile of the normal distribution that an interval of 95 % reaches to, on both sides. */
const Z = 1.96;

/**
 * Columns in SQL for a share with the ends of its interval of 95 %: `name`, `name_low` and `name_high`, from 0 to 1.
 *
 * The score interval of Wilson, « Probable inference, the law of succession, and statistical inference » (1927).
 *
 * @param part the column of the count that is a part of `whole`, which is never 0.
 */
export function shareInterval(part: string, whole: string, name: string): string {
  const [low, high] = [intervalEnd(part, whole, '-'), intervalEnd(part, whole, '+')];
  return `${part}::float8 / ${whole} as ${name}, ${low} as ${name}_low, ${high} as ${name}_high`;
}

/** An end of that interval in SQL: the lower one by `-`. */
export function intervalEnd(part: string, whole: string, sign: '+' | '-'): string {
  const reach = `${Z} * sqrt(${part}::float8 * (${whole} - ${part}) / ${whole} + ${Z ** 2 / 4})`;
  return `(${part} + ${Z ** 2 / 2} ${sign} ${reach}) / (${whole} + ${Z ** 2})`;
}

/** The lower end of that interval, from the counts themselves. */
export function lowerEnd(part: number, whole: number): number {
  const reach = Z * Math.sqrt((part * (whole - part)) / whole + Z ** 2 / 4);
  return (part + Z ** 2 / 2 - reach) / (whole + Z ** 2);
}
