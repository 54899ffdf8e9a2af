import { CATEGORY, NONE, type Relations, type Snapshot } from './snapshot.ts';

export type IdeaInput = {
  /** Cents; -1 when unknown. */
  price: number;
  /** Months. */
  ageMin: number;
  ageMax: number;
  recipient: number;
  available: boolean;
  seasonal: boolean;
  /** From 0 to 5; null when unknown. */
  rating: number | null;
  /** How often it was shown, and accepted, in past sessions. */
  shown: number;
  accepted: number;
};

export type QuestionInput = {
  category: number;
  /** Real answers so far, and how many of them were « yes »; « I don't know » apart. */
  yes: number;
  no: number;
  unknown: number;
};

export type RelationKind =
  | 'implies'
  | 'impliesNot'
  | 'impliesCanAsk'
  | 'impliesCannotAsk'
  | 'noImplies'
  | 'refines'
  | 'makesLikely'
  | 'createsReaction';

/** Flat columns, so that a million labels pass without a million objects. */
export type LabelColumns = { idea: Uint32Array; question: Uint16Array; label: Uint8Array };

export type SnapshotInput = {
  ideas: readonly IdeaInput[];
  questions: readonly QuestionInput[];
  relations: readonly { from: number; kind: RelationKind; to: number }[];
  labels: LabelColumns;
  /** Pairs that are one product, or differ by size or colour only. */
  twins: readonly (readonly [number, number])[];
  /** Pairs that are nearly the same. */
  kin: readonly (readonly [number, number])[];
};

/** Mean rating, and how many ratings' worth of doubt one published rating is given. */
const MEAN_RATING = 3.7;
const RATING_WEIGHT = 0.25;
/** Beta prior of acceptance: one idea in five pleases, worth ten observations. */
const ACCEPTED_PRIOR = 2;
const REFUSED_PRIOR = 8;
/** Beta priors of a question's answers, worth ten observations each. */
const YES_PRIOR = 4;
const NO_PRIOR = 6;
const UNKNOWN_PRIOR = 1.5;
const KNOWN_PRIOR = 8.5;

/** Compiles catalogue rows into the engine's snapshot: derived labels, postings, groups, smoothed rates. */
export function buildSnapshot(input: SnapshotInput): Snapshot {
  const { ideas, questions, relations } = input;
  const byIdea = labelsByIdea(input);
  const byQuestion = transpose(byIdea, questions.length);
  const category = Uint8Array.from(questions, (question) => question.category);
  return {
    ideaCount: ideas.length,
    questionCount: questions.length,
    price: Int32Array.from(ideas, (idea) => idea.price),
    ageMin: Int32Array.from(ideas, (idea) => idea.ageMin),
    ageMax: Int32Array.from(ideas, (idea) => idea.ageMax),
    recipient: Uint8Array.from(ideas, (idea) => idea.recipient),
    available: Uint8Array.from(ideas, (idea) => Number(idea.available)),
    seasonal: Uint8Array.from(ideas, (idea) => Number(idea.seasonal)),
    quality: Float64Array.from(ideas, quality),
    group: unionFind(ideas.length, input.twins),
    kin: neighbours(ideas.length, input.kin),
    theme: themes(byIdea, category),
    norm: norms(byIdea),
    ...byIdea,
    ...byQuestion,
    category,
    baseRate: Float64Array.from(
      questions,
      ({ yes, no }) => (yes + YES_PRIOR) / (yes + no + YES_PRIOR + NO_PRIOR),
    ),
    unknownRate: Float64Array.from(
      questions,
      ({ yes, no, unknown }) =>
        (unknown + UNKNOWN_PRIOR) / (yes + no + unknown + UNKNOWN_PRIOR + KNOWN_PRIOR),
    ),
    relations: relationLists(questions.length, relations),
  };
}

function quality(idea: IdeaInput): number {
  const rating = idea.rating === null ? 0 : RATING_WEIGHT * (idea.rating - MEAN_RATING);
  const rate = (idea.accepted + ACCEPTED_PRIOR) / (idea.shown + ACCEPTED_PRIOR + REFUSED_PRIOR);
  const acceptance = Math.log(rate / (ACCEPTED_PRIOR / (ACCEPTED_PRIOR + REFUSED_PRIOR)));
  return rating + Math.max(-1, Math.min(1, acceptance));
}

type IdeaMajor = Pick<Snapshot, 'ideaStart' | 'codes'>;

/** Own labels plus those that createsReaction derives from them, in question order for each idea. */
function labelsByIdea({ ideas, questions, relations, labels }: SnapshotInput): IdeaMajor {
  const own = new Uint32Array(ideas.length + 1);
  for (const idea of labels.idea) own[idea + 1]! += 1;
  for (let i = 0; i < ideas.length; i++) own[i + 1]! += own[i]!;
  const order = new Uint32Array(labels.idea.length);
  const cursor = own.slice();
  for (let k = 0; k < order.length; k++) order[cursor[labels.idea[k]!]!++] = k;

  const creates = lists(questions.length, relations, 'createsReaction');
  const row = new Int8Array(questions.length).fill(-1);
  const ideaStart = new Uint32Array(ideas.length + 1);
  let codes = new Uint16Array(labels.idea.length);
  let length = 0;
  for (let idea = 0; idea < ideas.length; idea++) {
    const touched: number[] = [];
    for (let k = own[idea]!; k < own[idea + 1]!; k++) {
      const question = labels.question[order[k]!]!;
      row[question] = labels.label[order[k]!]!;
      touched.push(question);
    }
    deriveLabels(row, touched, creates);
    touched.sort((a, b) => a - b);
    if (length + touched.length > codes.length) {
      const larger = new Uint16Array(Math.max(2 * codes.length, length + touched.length));
      larger.set(codes);
      codes = larger;
    }
    for (const question of touched) {
      codes[length++] = (question << 3) | row[question]!;
      row[question] = -1;
    }
    ideaStart[idea + 1] = length;
  }
  return { ideaStart, codes: codes.slice(0, length) };
}

/**
 * Spreads labels along createsReaction, nearest first; where two reach a question in the same
 * number of steps the stronger one stands, and of equally strong ones the « Yes ».
 */
function deriveLabels(row: Int8Array, touched: number[], creates: readonly Int32Array[]): void {
  let level = touched.slice();
  while (level.length > 0) {
    const next = new Map<number, number>();
    for (const from of level) {
      for (const to of creates[from]!) {
        if (row[to] !== -1) continue;
        const rival = next.get(to);
        if (rival === undefined || outranks(row[from]!, rival)) next.set(to, row[from]!);
      }
    }
    for (const [question, label] of next) row[question] = label;
    level = [...next.keys()];
    touched.push(...level);
  }
}

function outranks(label: number, rival: number): boolean {
  const difference = Math.abs(label - NONE) - Math.abs(rival - NONE);
  return difference > 0 || (difference === 0 && label > rival);
}

function transpose({ ideaStart, codes }: IdeaMajor, questionCount: number) {
  const questionStart = new Uint32Array(questionCount + 1);
  for (const code of codes) questionStart[(code >> 3) + 1]! += 1;
  for (let q = 0; q < questionCount; q++) questionStart[q + 1]! += questionStart[q]!;
  const postingIdea = new Uint32Array(codes.length);
  const postingLabel = new Uint8Array(codes.length);
  const cursor = questionStart.slice();
  for (let idea = 0; idea + 1 < ideaStart.length; idea++) {
    for (let k = ideaStart[idea]!; k < ideaStart[idea + 1]!; k++) {
      const at = cursor[codes[k]! >> 3]!++;
      postingIdea[at] = idea;
      postingLabel[at] = codes[k]! & 7;
    }
  }
  return { questionStart, postingIdea, postingLabel };
}

/** The main tag an idea is for: its strongest « Yes » on one, the first of equals. */
function themes({ ideaStart, codes }: IdeaMajor, category: Uint8Array): Int32Array {
  const theme = new Int32Array(ideaStart.length - 1).fill(-1);
  for (let idea = 0; idea < theme.length; idea++) {
    let strongest = NONE;
    for (let k = ideaStart[idea]!; k < ideaStart[idea + 1]!; k++) {
      const question = codes[k]! >> 3;
      const label = codes[k]! & 7;
      if (category[question] === CATEGORY.TagMain && label > strongest) {
        strongest = label;
        theme[idea] = question;
      }
    }
  }
  return theme;
}

function norms({ ideaStart, codes }: IdeaMajor): Float64Array {
  const norm = new Float64Array(ideaStart.length - 1);
  for (let idea = 0; idea < norm.length; idea++) {
    let sum = 0;
    for (let k = ideaStart[idea]!; k < ideaStart[idea + 1]!; k++) {
      sum += ((codes[k]! & 7) - NONE) ** 2;
    }
    norm[idea] = Math.sqrt(sum);
  }
  return norm;
}

function unionFind(count: number, pairs: SnapshotInput['twins']): Int32Array {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const root = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  };
  for (const [a, b] of pairs) {
    const [low, high] = [root(a), root(b)].sort((x, y) => x - y) as [number, number];
    parent[high] = low;
  }
  for (let i = 0; i < count; i++) parent[i] = root(i);
  return parent;
}

function neighbours(count: number, pairs: SnapshotInput['kin']): Int32Array[] {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of pairs) {
    found[a]!.push(b);
    found[b]!.push(a);
  }
  return found.map((list) => Int32Array.from(list));
}

function lists(
  count: number,
  relations: SnapshotInput['relations'],
  kind: RelationKind,
  reversed = false,
): Int32Array[] {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const relation of relations) {
    if (relation.kind !== kind) continue;
    const [at, other] = reversed ? [relation.to, relation.from] : [relation.from, relation.to];
    found[at]!.push(other);
  }
  return found.map((list) => Int32Array.from(list.sort((a, b) => a - b)));
}

function relationLists(count: number, relations: SnapshotInput['relations']): Relations {
  return {
    implies: lists(count, relations, 'implies'),
    impliesNot: lists(count, relations, 'impliesNot'),
    noImplies: lists(count, relations, 'noImplies'),
    impliesCannotAsk: lists(count, relations, 'impliesCannotAsk'),
    makesLikely: lists(count, relations, 'makesLikely'),
    askableAfter: lists(count, relations, 'impliesCanAsk', true),
    refinementOf: lists(count, relations, 'refines', true),
  };
}
