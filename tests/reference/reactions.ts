/**
 * Reference implementation, for tests, of how labels are weighed: docs/decisions/0022-labels-by-weighted-majority.md as
 * plainly as possible, in floating point, with loops over everything. It shares no code with the site.
 */

/** From « no is needed » (-3) to « yes is needed » (3), 0 for None. */
export type Strength = -3 | -2 | -1 | 0 | 1 | 2 | 3;

export type Vote = { strength: Strength; weight: number; isNew: boolean };

export type Reaction = {
  contributor: number;
  pair: string;
  strength: Strength;
  state: 'waiting' | 'accepted' | 'rejected';
  isReviewed: boolean;
};

const [CATALOGUE, NEW_CONTRIBUTORS_WEIGHT_MAX, ESTABLISHED_AT] = [2, 2, 20];

/** The label with the most weight, null without any vote; weights that differ by rounding alone count as equal. */
export function resolve(votes: readonly Vote[], current: Strength | null): Strength | null {
  let newcomers = 0;
  for (const vote of votes) if (vote.isNew) newcomers += vote.weight;
  const cap = Math.min(1, NEW_CONTRIBUTORS_WEIGHT_MAX / newcomers);
  const all = votes.map(({ strength, weight, isNew }) => ({
    strength,
    weight: isNew ? weight * cap : weight,
  }));
  if (current !== null) all.push({ strength: current, weight: CATALOGUE });
  if (all.length === 0) return null;

  const supportOf = (sign: number) => {
    let sum = 0;
    for (const vote of all) if (Math.sign(vote.strength) === sign) sum += vote.weight;
    return sum;
  };
  const most = Math.max(...[-1, 0, 1].map(supportOf));
  const leading = [-1, 0, 1].filter((sign) => supportOf(sign) > most - 1e-9);
  let direction = leading[0]!;
  if (leading.length > 1) {
    direction = current !== null && leading.includes(Math.sign(current)) ? Math.sign(current) : 0;
  }
  if (direction === 0) return 0;
  for (const strength of [1, 2, 3]) {
    let upTo = 0;
    for (const vote of all) {
      const isOfDirection = Math.sign(vote.strength) === direction;
      if (isOfDirection && Math.abs(vote.strength) <= strength) upTo += vote.weight;
    }
    if (upTo >= supportOf(direction) / 2 - 1e-9) return (direction * strength) as Strength;
  }
  throw new Error('half of a weight is less than all of it');
}

/** The agreement of each contributor, with how many pairs it is of, and the weight that follows. */
export function weights(
  reactions: readonly Reaction[],
  catalogue: ReadonlyMap<string, Strength>,
): Map<number, { compared: number; agreed: number; reviewed: number; weight: number }> {
  const contributors = new Set(reactions.map(({ contributor }) => contributor));
  const reviewedOf = (contributor: number) =>
    reactions.filter((one) => one.contributor === contributor && one.isReviewed).length;
  const result = new Map();
  for (const contributor of contributors) {
    let compared = 0;
    let agreed = 0;
    for (const own of reactions) {
      if (own.contributor !== contributor) continue;
      if (own.state === 'rejected') {
        if (own.isReviewed) compared++;
        continue;
      }
      const opinions: Strength[] = [];
      const label = catalogue.get(own.pair);
      const isOwnDoing = own.state === 'accepted' && !own.isReviewed && label === own.strength;
      if (label !== undefined && !isOwnDoing) opinions.push(label);
      for (const other of reactions) {
        const counts =
          other.pair === own.pair &&
          other.contributor !== contributor &&
          other.state !== 'rejected' &&
          reviewedOf(other.contributor) >= ESTABLISHED_AT;
        if (counts) opinions.push(other.strength);
      }
      if (opinions.length === 0) continue;
      compared++;
      let sum = 0;
      for (const opinion of opinions) {
        if (Math.sign(opinion) !== Math.sign(own.strength)) continue;
        sum += 1 - Math.abs(opinion - own.strength) / 8;
      }
      agreed += sum / opinions.length;
    }
    const agreement = (agreed + 5) / (compared + 10);
    const weight = Math.min(3, Math.max(0.05, Math.log((2 * agreement) / (1 - agreement))));
    result.set(contributor, { compared, agreed, reviewed: reviewedOf(contributor), weight });
  }
  return result;
}
