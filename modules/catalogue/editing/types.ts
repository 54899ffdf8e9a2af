import type { IdeaRow, QuestionRow } from '#modules/platform/index.server.ts';
import type { Form, Subject } from '../vocabulary.ts';

/** What can be changed of an idea. Prices in cents, ages in months; null when unknown or open. */
export type IdeaFields = Pick<
  IdeaRow,
  | 'title'
  | 'description'
  | 'price_cents'
  | 'price_min_cents'
  | 'price_max_cents'
  | 'rating'
  | 'available'
  | 'image'
  | 'content'
  | 'gender'
  | 'age_min_months'
  | 'age_max_months'
>;

/** A new idea. Of a generic one (merchant 0) the id within the merchant is made of its title when none is given. */
export type NewIdea = Omit<IdeaFields, 'rating' | 'available'> &
  Pick<IdeaRow, 'merchant_id'> & { id_within_merchant?: string };

/** The text of a question for each subject, in each form. */
export type QuestionForms = Record<Subject, Record<Form, string>>;

export type QuestionFields = Pick<
  QuestionRow,
  'content' | 'category' | 'keywords' | 'allow_doubt' | 'filling_description' | 'filling_pos'
>;
