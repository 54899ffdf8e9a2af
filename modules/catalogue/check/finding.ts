/** The result of one check of a catalogue: a figure and the items at fault, in French. */
export type Finding = {
  title: string;
  figure: string;
  /** Whether the catalogue is rejected while there are offenders. */
  must: boolean;
  /** In French, shown as they are. */
  offenders: readonly string[];
};

/** A finding that counts its offenders. */
export function counted(title: string, offenders: readonly string[], must = false): Finding {
  return { title, figure: String(offenders.length), must, offenders };
}

/** « 12 % », of all there are. */
export function share(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((100 * part) / whole)}\u00a0%`;
}
