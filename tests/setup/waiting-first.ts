import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Takes half a minute, most of it for pages that never end: a run that came to it last would wait for it alone. */
const WAITS = /\/crawl\/browser\/render\.test\.ts$/;

/** Begins with what mostly waits, beside files that compute. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => Number(WAITS.test(moduleId));
    return sorted.toSorted((a, b) => waits(b) - waits(a));
  }
}
