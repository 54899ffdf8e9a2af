import {
  type Category,
  type Form,
  type Label,
  labelStrength,
  type Relation,
  type Subject,
} from '../vocabulary.ts';
import type { Row, Rows } from './rows.server.ts';
import { ideaKey } from './structure.ts';
import { otherIdeaKey } from './twins.ts';

/** An idea to be checked; prices in cents, ages in months, both ends included, null where unknown. */
export type CheckedIdea = {
  /** Compact key, `0:bougie`. */
  key: string;
  title: string;
  shortTitle: string | null;
  description: string;
  content: string;
  gender: Subject;
  price: number | null;
  /** What its cheapest and its dearest version cost; both `price` where it has no range. */
  cheapest: number | null;
  dearest: number | null;
  ageMin: number;
  ageMax: number;
  available: boolean;
  image: string;
  /** Words by which it is found beside those of its texts. */
  keywords: readonly string[];
  /** Its own labels and those derived by relations, by question. */
  labels: ReadonlyMap<number, Label>;
  /** Those that are its own. */
  ownLabels: ReadonlyMap<number, Label>;
};

export type CheckedQuestion = {
  id: number;
  content: string;
  fillingDescription: string;
  category: Category;
  keywords: readonly string[];
};

/** A catalogue folder in the form that the checks read. */
export type Content = {
  ideas: readonly CheckedIdea[];
  questions: readonly CheckedQuestion[];
  forms: readonly { question: number; subject: Subject; form: Form; text: string }[];
  relations: readonly { from: number; relation: Relation; to: number }[];
  /** Pairs of ideas that were decided to be no twins, as `pairOf` writes them. */
  distinct: ReadonlySet<string>;
  /** The ideas, by compact key, for which a reason of their gender is written. */
  genderReasons: ReadonlySet<string>;
};

/** Names two ideas by their keys, in either order. */
export function pairOf(one: string, other: string): string {
  return JSON.stringify(one < other ? [one, other] : [other, one]);
}

const OLDEST_MONTHS = 2400;

/** The rows of a folder in the catalogue's terms; invalid cells count as empty. */
export function toContent(rows: Rows): Content {
  const relations = rows.question_relations.map(({ cells }) => ({
    from: Number(cells.question_id),
    relation: cells.relation as Relation,
    to: Number(cells.other_question_id),
  }));
  const ownLabels = new Map<string, Map<number, Label>>();
  for (const row of rows.reactions) {
    const key = ideaKey(row);
    const own = ownLabels.get(key) ?? new Map<number, Label>();
    ownLabels.set(
      key,
      own.set(Number(row.cells.question_id), (row.cells.label ?? 'None') as Label),
    );
  }
  const keywords = new Map(
    rows.idea_keywords.map((row) => [ideaKey(row), wordsOf(row.cells.keywords)]),
  );
  return {
    ideas: rows.ideas.map((row) => ({
      ...toIdea(row, ownLabels.get(ideaKey(row)) ?? new Map(), relations),
      keywords: keywords.get(ideaKey(row)) ?? [],
    })),
    questions: rows.questions.map(({ cells }) => ({
      id: Number(cells.id),
      content: cells.content ?? '',
      fillingDescription: cells.filling_description ?? '',
      category: (cells.category ?? 'Unknown') as Category,
      keywords: wordsOf(cells.keywords),
    })),
    forms: rows.question_forms.map(({ cells }) => ({
      question: Number(cells.question_id),
      subject: cells.subject as Subject,
      form: cells.form as Form,
      text: cells.text ?? '',
    })),
    relations,
    distinct: new Set(
      rows.idea_twins
        .filter(({ cells }) => cells.kind === 'Distinct')
        .map((row) => pairOf(ideaKey(row), otherIdeaKey(row))),
    ),
    genderReasons: new Set(rows.gender_reasons.map(ideaKey)),
  };
}

/** The words of a list as it is staged, `{"thé","bande dessinée"}`. */
function wordsOf(list: string | null | undefined): string[] {
  return [...(list ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
}

function toIdea(
  row: Row,
  ownLabels: ReadonlyMap<number, Label>,
  relations: Content['relations'],
): Omit<CheckedIdea, 'keywords'> {
  const { cells } = row;
  const count = (column: string) => (cells[column] == null ? null : Number(cells[column]));
  const price = count('price_cents');
  return {
    key: ideaKey(row),
    title: cells.title ?? '',
    shortTitle: cells.short_title ?? null,
    description: cells.description ?? '',
    content: cells.content ?? '',
    gender: (cells.gender ?? 'Unknown') as Subject,
    price,
    cheapest: count('price_min_cents') ?? price,
    dearest: count('price_max_cents') ?? price,
    ageMin: count('age_min_months') ?? 0,
    ageMax: count('age_max_months') ?? OLDEST_MONTHS,
    available: cells.available === 'true',
    image: cells.image ?? '',
    labels: deriveLabels(ownLabels, relations),
    ownLabels,
  };
}

/**
 * An idea's own labels and those that createsReaction brings from the nearest of them: of several at the same distance the
 * strongest, of equally strong ones the « Yes ». The engine's core and the database's `labels_of` derive the same.
 */
export function deriveLabels(
  own: ReadonlyMap<number, Label>,
  relations: Content['relations'],
): ReadonlyMap<number, Label> {
  const labels = new Map(own);
  let reached = own;
  while (reached.size > 0) {
    const next = new Map<number, Label>();
    for (const [question, label] of reached) {
      for (const { from, relation, to } of relations) {
        if (relation !== 'createsReaction' || from !== question || labels.has(to)) continue;
        if (outranks(label, next.get(to))) next.set(to, label);
      }
    }
    for (const [question, label] of next) labels.set(question, label);
    reached = next;
  }
  return labels;
}

function outranks(label: Label, rival: Label | undefined): boolean {
  const strength = labelStrength(label);
  const other = rival ? labelStrength(rival) : 0;
  return (
    !rival || Math.abs(strength) > Math.abs(other) || (strength === -other && strength > other)
  );
}

/** Whether a label counts for an idea when the answer is « yes ». */
export function favoursYes(label: Label | undefined): boolean {
  return label?.startsWith('Yes') ?? false;
}

/** Whether a label counts against an idea when the answer is « yes ». */
export function favoursNo(label: Label | undefined): boolean {
  return label !== 'None' && (label?.startsWith('No') ?? false);
}
