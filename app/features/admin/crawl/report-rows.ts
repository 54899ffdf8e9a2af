import type { ReportedRun } from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import { formatInstant } from '../format.ts';
import { formatBytes, formatDuration } from './format.ts';
import { crawlText } from './text.ts';

const text = crawlText.reports;

/** A run as the screens show it, in words. */
export type RunLine = {
  id: number;
  name: string;
  merchantId: number;
  started: string;
  /** In ISO 8601. */
  startedAt: string;
  /** How it ended. */
  ended: string;
  endedAt: string | null;
  isUnderWay: boolean;
  requests: number;
  bytes: string;
  waited: string;
  /** The same two in bytes and in seconds. */
  file: { bytes: number; waited: number };
  results: Partial<Record<CrawlResult, number>>;
  codes: readonly (readonly [code: string, count: number])[];
};

export function runLine(run: ReportedRun): RunLine {
  const { id, name, merchant_id, started_at, ended_at, ended_by, requests, results } = run;
  const end = ended_by === 'stopped' ? text.stopped : text.done;
  return {
    ...{ id, name, requests, results },
    merchantId: merchant_id,
    started: formatInstant(started_at),
    ended: ended_at ? end : text.underWay,
    endedAt: ended_at && formatInstant(ended_at),
    isUnderWay: ended_at === null,
    startedAt: run.started_at.toISOString(),
    file: { bytes: run.bytes, waited: Math.round(run.waited_ms / 1000) },
    bytes: formatBytes(run.bytes),
    waited: formatDuration(run.waited_ms),
    codes: Object.entries(run.codes).sort(([, one], [, other]) => other - one),
  };
}
