/** What is timed: an answer by its route, a step of a search, a query by its text, a frame by its type, a job by its queue. */
export const MEASURE_KINDS = ['route', 'step', 'query', 'frame', 'job'] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** Measures are kept by slots of so many milliseconds. */
export const SLOT_MS = 600_000;

/** How far back a report may look, in hours. */
export const REPORT_HOURS = [1, 24] as const;
export type ReportHours = (typeof REPORT_HOURS)[number];

/** How long things of one name took, in milliseconds. */
export type Timing = {
  name: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** All of them together. */
  total: number;
};
