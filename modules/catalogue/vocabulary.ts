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
export const LAST_QUESTION_ID = 8191;

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

export type IdeaKey = { merchant_id: number; id_within_merchant: string };

/** Compact text form of a key: merchant id, a colon, id within merchant (`12:ABC`). */
export function formatIdeaKey(key: IdeaKey): string {
  return `${key.merchant_id}:${key.id_within_merchant}`;
}

/** An idea as visitors see it. Prices in cents, rating from 0 to 5; null when unknown. */
export type Idea = {
  key: IdeaKey;
  title: string;
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
};
