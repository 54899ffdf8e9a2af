import { caseOf } from '#modules/platform/shared.ts';

/** The recipient in the catalogue's terms: who an idea is for, and the subject of a question's form. */
export const SUBJECTS = ['Couple', 'Female', 'Male', 'Others', 'Unknown'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const FORMS = ['affirmative', 'interrogative', 'negative'] as const;
export type Form = (typeof FORMS)[number];

/** Categories in storage order. */
export const CATEGORIES = [
  'Unknown',
  'AskOnlyIfNeeded',
  'GoodToAsk',
  'AverageQuality',
  'TagSecondary',
  'AskStart',
  'TagMain',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Categories in the order they are listed in: that in which a search turns to them. */
export const CATEGORY_ORDER: readonly Category[] = [
  'AskStart',
  'TagMain',
  'GoodToAsk',
  'AverageQuality',
  'TagSecondary',
  'AskOnlyIfNeeded',
  'Unknown',
];

/** The greatest id of a question; the least is 1. */
export const LAST_QUESTION_ID = 4095;

/** A tag question asks whether a theme suits; it is answered Good or Bad. */
export function isTag(category: Category): boolean {
  return category === 'TagMain' || category === 'TagSecondary';
}

/** Labels of an (idea, question) pair, from the strongest « No » to the strongest « Yes ». */
export const LABELS = [
  'NoIsNeeded',
  'NoIsDesired',
  'NoIsBetter',
  'None',
  'YesIsBetter',
  'YesIsDesired',
  'YesIsNeeded',
] as const;
export type Label = (typeof LABELS)[number];

/** The code of None: labels of lower codes speak for a « no », those of higher codes for a « yes ». */
export const LABEL_NONE = LABELS.indexOf('None');

/** How strongly a label speaks for a « yes »: from -3 for NoIsNeeded to 3 for YesIsNeeded. */
export function labelStrength(label: Label): number {
  return LABELS.indexOf(label) - LABEL_NONE;
}

/** The same in SQL, of the label in a column. */
export function labelStrengthOf(column: string): string {
  return caseOf(column, Object.fromEntries(LABELS.map((label) => [label, labelStrength(label)])));
}

export const RELATIONS = [
  'implies',
  'impliesNot',
  'impliesCanAsk',
  'impliesCannotAsk',
  'noImplies',
  'refines',
  'makesLikely',
  'createsReaction',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a question may be answered without being asked; « I don't know » means that it is never asked. */
export const AUTOMATED_ANSWERS = ['Yes', 'ProbablyYes', 'IDontKnow', 'ProbablyNo', 'No'] as const;
export type AutomatedAnswer = (typeof AUTOMATED_ANSWERS)[number];

/** What an answer is worth as evidence, from 1 for yes to -1 for no: doubt counts for half. */
export const AUTOMATED_ANSWER_VALUE: Record<AutomatedAnswer, number> = {
  Yes: 1,
  ProbablyYes: 0.5,
  IDontKnow: 0,
  ProbablyNo: -0.5,
  No: -1,
};

/** How long the words in the hints that a rule of automated answers asks for may be, all together. */
export const HINT_WORDS_MAX_LENGTH = 300;

/** The occasions that a search can start with. */
export const OCCASIONS = ['christmas'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const TWIN_KINDS = [
  'Identical',
  'OnlySizeDifference',
  'OnlyQualityDifference',
  'CouldBeDistinguishedLater',
  'OnlyColorDifference',
  'Distinct',
  'SameSpectacle',
] as const;
export type TwinKind = (typeof TWIN_KINDS)[number];

/** Who said how two ideas are related. */
export const TWIN_DECIDERS = ['machine', 'person'] as const;
export type TwinDecider = (typeof TWIN_DECIDERS)[number];

/** What each kind is called, for those who run the site. */
export const TWIN_KIND_NAMES: Record<TwinKind, string> = {
  Identical: 'identiques',
  OnlySizeDifference: 'autre taille',
  OnlyQualityDifference: 'autre qualité',
  CouldBeDistinguishedLater: 'à départager',
  OnlyColorDifference: 'autre couleur',
  Distinct: 'distincts',
  SameSpectacle: 'même spectacle',
};

/** The picture of an idea that has none of its own: a tile with its title. */
export const NO_PICTURE = 'text.dots.webp';

export type IdeaKey = { merchant_id: number; id_within_merchant: string };

/** Compact text form of a key: merchant id, a colon, id within merchant (`12:ABC`). */
export function formatIdeaKey(key: IdeaKey): string {
  return `${key.merchant_id}:${key.id_within_merchant}`;
}

/** A shop that has what another has. The price in cents, null when unknown. */
export type Offer = { shop: string; price: number | null; url: string; affiliated?: true };

/** An idea as visitors see it. Prices in cents, rating from 0 to 5; null when unknown. */
export type Idea = {
  key: IdeaKey;
  title: string;
  /** At most 24 characters, for tiles; null where nobody has written one. */
  short_title: string | null;
  description: string;
  price: number | null;
  /** What its cheapest and its dearest version cost, where it has several: `price` is between them. */
  price_min?: number;
  price_max?: number;
  rating: number | null;
  available: boolean;
  /** Picture file name, served at /img/{image}. */
  image: string;
  /** Link target of a merchant's idea; the text itself, or a link, for a generic one. */
  content: string;
  /** The name of its merchant; a generic idea has none. */
  shop?: string;
  /** Other shops that have it, the cheapest first; left out where there is none. */
  also_at?: readonly Offer[];
  /** Only of ideas whose merchant pays a commission, which the visitor is told. Nothing is chosen by it. */
  affiliated?: true;
};
