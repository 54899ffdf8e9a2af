// How long the detection of twins takes in 100,000 ideas, how much memory, and how right it is: on invented products, and on
// pairs that were written by hand before there was a detector.
import { TWIN_KINDS, type TwinKind } from '#modules/catalogue/shared.ts';
import {
  detectTwins,
  featuresOf,
  relationOf,
  weightsWith,
} from '#modules/catalogue/twins/index.server.ts';
import { inventProducts } from '../fixtures/invented-products.ts';
import { judgedPairs } from '../fixtures/twin-pairs.ts';
import { type Bench, bench } from './harness.ts';

const IDEAS = 100_000;
const SEED = 13;

type Kind = TwinKind | 'None';

/** For each kind how many pairs there are, were found, and were found rightly. */
class Confusion {
  readonly #counts = new Map<Kind, { wanted: number; found: number; right: number }>();

  note(wanted: Kind, found: Kind): void {
    this.#of(wanted).wanted++;
    this.#of(found).found++;
    if (wanted === found) this.#of(wanted).right++;
  }

  #of(kind: Kind) {
    const counts = this.#counts.get(kind) ?? { wanted: 0, found: 0, right: 0 };
    this.#counts.set(kind, counts);
    return counts;
  }

  report(figure: Bench['figure'], name: string, kinds: readonly Kind[]): void {
    for (const kind of kinds) {
      const { wanted, found, right } = this.#of(kind);
      if (wanted === 0) continue;
      figure(`${name}: ${kind}, precision (${found} found)`, (100 * right) / found, '%');
      figure(`${name}: ${kind}, recall (of ${wanted})`, (100 * right) / wanted, '%');
    }
  }
}

await bench('twins', async ({ figure }) => {
  const world = inventProducts(IDEAS, SEED);
  // The first thousand warm the compiler up.
  for (const _ of detectTwins(world.products.slice(0, 1000).map(featuresOf)));
  global.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const processor = process.cpuUsage();
  const features = world.products.map(featuresOf);
  const confusion = new Confusion();
  const shown = { found: 0, wrongly: 0 };
  let peak = 0;
  for (const twins of detectTwins(features)) {
    for (const { ideaId, otherIdeaId, kind } of twins) {
      const truth = world.relationOf(ideaId, otherIdeaId);
      if (kind === 'Distinct' && truth === null) continue;
      confusion.note(truth ?? 'None', kind);
      if (truth !== null) world.twins.delete(`${ideaId} ${otherIdeaId}`);
      if (kind === 'Distinct' || kind === 'OnlyQualityDifference') continue;
      shown.found++;
      if (truth === null || truth === 'OnlyQualityDifference') shown.wrongly++;
    }
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - started) / 1000;
  figure('100,000 ideas: time', seconds, 's', { atMost: 60 });
  figure('100,000 ideas: processor time', process.cpuUsage(processor).user / 1e6, 's');
  figure('100,000 ideas: memory more than the products', (peak - before.rss) / 2 ** 20, 'MiB', {
    atMost: 400,
  });
  for (const kind of world.twins.values()) confusion.note(kind, 'None');
  confusion.report(figure, 'invented', TWIN_KINDS);
  figure('invented: shown once, of which wrongly', (100 * shown.wrongly) / shown.found, '%', {
    atMost: 5,
  });

  const weightOf = weightsWith(new Set());
  for (const [half, name] of ['by hand, tuned on', 'by hand, held out'].entries()) {
    const judged = new Confusion();
    judgedPairs().forEach(({ kind, products: [one, other] }, place) => {
      if (place % 2 !== half) return;
      const found = relationOf(featuresOf(one), featuresOf(other), weightOf);
      judged.note(kind ?? 'None', found?.kind ?? 'None');
    });
    judged.report(figure, name, [...TWIN_KINDS, 'None']);
  }
});
