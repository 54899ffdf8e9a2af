import { LABEL_NONE } from '#modules/catalogue/shared.ts';
import type { CatalogueTwinRow } from '#modules/platform/index.server.ts';
import { LABEL_BITS, LABEL_MASK } from '../core/index.server.ts';
import type { IdeaRow } from './idea-rows.ts';

/** Two ideas that are related, other than as distinct. */
export type TwinRow = Pick<CatalogueTwinRow, 'idea_id' | 'other_idea_id' | 'kind'>;

type Kind = TwinRow['kind'];

/** One of them is offered at a time, by the shop where it costs least. One that a person has still to tell apart counts as the same. */
const SAME_PRODUCT: readonly Kind[] = ['Identical', 'CouldBeDistinguishedLater'];
/** What is known of one holds for the other. */
const SHARING_LABELS: readonly Kind[] = [
  ...SAME_PRODUCT,
  'OnlySizeDifference',
  'OnlyColorDifference',
];
/** One of them is shown at a time. */
const SHOWN_ONCE: readonly Kind[] = [...SHARING_LABELS, 'SameSpectacle'];

export const isShownOnce = ({ kind }: TwinRow): boolean => SHOWN_ONCE.includes(kind);
export const isOtherQuality = ({ kind }: TwinRow): boolean => kind === 'OnlyQualityDifference';

/**
 * Ideas as they are proposed in the light of their twins: of one product the cheapest is available alone (of equal price, the
 * one that came first), as often shown and accepted as all of them were, whichever was the cheapest then; and at questions where an idea has no label of its own it has its twins'.
 *
 * @param rows all ideas of the groups that the relations make; others stay as they are.
 */
export function applyTwins(rows: readonly IdeaRow[], twins: readonly TwinRow[]): IdeaRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const offered = new Map<number, Pick<IdeaRow, 'available' | 'shown' | 'accepted'>>();
  for (const group of groupsOf(twins, SAME_PRODUCT, byId)) {
    const cheapest = group.filter(({ available }) => available).sort(byPrice)[0];
    const shown = group.reduce((sum, row) => sum + row.shown, 0);
    const accepted = group.reduce((sum, row) => sum + row.accepted, 0);
    for (const { id } of group)
      offered.set(id, { available: id === cheapest?.id, shown, accepted });
  }
  const labels = new Map<number, number[]>();
  for (const group of groupsOf(twins, SHARING_LABELS, byId)) {
    const shared = strongestLabels(group);
    for (const { id, labels: own } of group) labels.set(id, withShared(own, shared));
  }
  return rows.map((row) => ({
    ...row,
    ...offered.get(row.id),
    labels: labels.get(row.id) ?? row.labels,
  }));
}

function byPrice(a: IdeaRow, b: IdeaRow): number {
  const price = ({ price_cents }: IdeaRow) => price_cents ?? Number.MAX_SAFE_INTEGER;
  return price(a) - price(b) || a.id - b.id;
}

/** The connected groups of ideas that relations of some kinds make. */
function groupsOf(
  twins: readonly TwinRow[],
  kinds: readonly Kind[],
  rows: ReadonlyMap<number, IdeaRow>,
): IdeaRow[][] {
  const neighbours = new Map<number, number[]>();
  const note = (from: number, to: number) => {
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const { idea_id, other_idea_id, kind } of twins) {
    if (!kinds.includes(kind)) continue;
    note(idea_id, other_idea_id);
    note(other_idea_id, idea_id);
  }
  const reached = new Set<number>();
  const groups: IdeaRow[][] = [];
  for (const start of neighbours.keys()) {
    if (reached.has(start)) continue;
    const group = [start];
    reached.add(start);
    for (const id of group) {
      for (const next of neighbours.get(id)!) {
        if (reached.has(next)) continue;
        reached.add(next);
        group.push(next);
      }
    }
    groups.push(group.flatMap((id) => rows.get(id) ?? []));
  }
  return groups;
}

/** Of each question the strongest label that an idea of a group has, of equally strong ones the « Yes »; by question. */
function strongestLabels(group: readonly IdeaRow[]): Map<number, number> {
  const strongest = new Map<number, number>();
  for (const { labels } of group) {
    for (const code of labels) {
      const rival = strongest.get(code >> LABEL_BITS);
      if (rival === undefined || rank(code) > rank(rival)) strongest.set(code >> LABEL_BITS, code);
    }
  }
  return strongest;
}

function rank(code: number): number {
  const strength = (code & LABEL_MASK) - LABEL_NONE;
  return 2 * Math.abs(strength) + Number(strength > 0);
}

function withShared(own: readonly number[], shared: ReadonlyMap<number, number>): number[] {
  const answered = new Set(own.map((code) => code >> LABEL_BITS));
  return [...own, ...[...shared.values()].filter((code) => !answered.has(code >> LABEL_BITS))];
}
