import type { MeasureKind } from './shared.ts';
import { addDuration, emptySketch, type Sketch } from './sketch.ts';

/** Names of one kind beyond which the others are counted together: texts of queries are as many as programmers make them. */
const NAMES_MAX = 300;
const OTHERS = '(autres)';

let measures = new Map<MeasureKind, Map<string, Sketch>>();

/** Counts how long something took in this process, in milliseconds. */
export function measure(kind: MeasureKind, name: string, milliseconds: number): void {
  const names = measures.get(kind) ?? new Map<string, Sketch>();
  measures.set(kind, names);
  const counted = names.has(name) || names.size < NAMES_MAX ? name : OTHERS;
  const sketch = names.get(counted) ?? emptySketch();
  names.set(counted, sketch);
  addDuration(sketch, milliseconds);
}

/** Everything counted since the last `clearMeasures`. */
export function takenMeasures(): { kind: MeasureKind; name: string; sketch: Sketch }[] {
  return [...measures].flatMap(([kind, names]) =>
    [...names].map(([name, sketch]) => ({ kind, name, sketch })),
  );
}

export function clearMeasures(): void {
  measures = new Map();
}
