import type { SnapshotInput } from './input.ts';
import { targets } from './relations.ts';
import { CATEGORY, NONE, type Snapshot } from './snapshot.ts';

/** Labels beside their ideas. */
type IdeaMajor = Pick<Snapshot, 'ideaStart' | 'codes'>;

/** Own labels plus those that createsReaction derives from them, in question order for each idea. */
export function labelsByIdea({ ideas, questions, relations, labels }: SnapshotInput): IdeaMajor {
  const own = new Uint32Array(ideas.length + 1);
  for (const idea of labels.idea) own[idea + 1]! += 1;
  for (let i = 0; i < ideas.length; i++) own[i + 1]! += own[i]!;
  const order = new Uint32Array(labels.idea.length);
  const cursor = own.slice();
  for (let k = 0; k < order.length; k++) order[cursor[labels.idea[k]!]!++] = k;

  const creates = targets(questions.length, relations, 'createsReaction');
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

/** The same labels beside their questions, ideas in ascending order. */
export function transpose({ ideaStart, codes }: IdeaMajor, questionCount: number) {
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
export function themes({ ideaStart, codes }: IdeaMajor, category: Uint8Array): Int32Array {
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

/** Euclidean norm of each idea's label vector. */
export function norms({ ideaStart, codes }: IdeaMajor): Float64Array {
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
