import { COHORT_NAME_MAX_LENGTH } from '../cohorts/shared.ts';
import { ANSWER_COLUMNS, DESCRIBED_TEXT_MAX_LENGTH } from '../described-people/shared.ts';
import {
  AUTOMATED_ANSWERS,
  CATEGORIES,
  FORMS,
  HINT_WORDS_MAX_LENGTH,
  LABELS,
  LAST_QUESTION_ID,
  OCCASIONS,
  RELATIONS,
  SUBJECTS,
  TWIN_DECIDERS,
  TWIN_KINDS,
} from '../vocabulary.ts';
import * as field from './fields.ts';
import {
  checkCohort,
  checkIdea,
  checkIdeaKeywords,
  checkMerchant,
  checkPerson,
  checkRelation,
  checkRule,
  checkTwins,
  type RowCheck,
} from './row-checks.ts';

/** A column of an exchange file: its name, its type in the staging table, how its text is read. */
export type Column = { name: string; type: string; read: field.FieldReader };

export type FileFormat<Name extends string = FileName> = {
  /** Name of the file without `.csv`, and of its table in the database with `incoming_` before it. */
  name: Name;
  columns: readonly Column[];
  /** How many columns at its end a file may leave out, each such number; their values are unknown then. */
  optionalColumns?: readonly number[];
  /** Columns that name the row; a row whose key cannot be read is left out of the later checks. */
  key: readonly string[];
  /** Whether a key may have unknown values, which count as equal. */
  nullableKey?: boolean;
  /** Checks that need several columns of a row; runs only on rows whose columns are all valid. */
  checkRow?: RowCheck;
};

/** Letters of all the keywords of an idea, with their separators. */
const IDEA_KEYWORDS_MAX_LENGTH = 4000;

export const FILE_NAMES = [
  'merchants',
  'ideas',
  'questions',
  'question_forms',
  'question_relations',
  'reactions',
  'automated_answers',
  'cohorts',
  'idea_twins',
  'described_people',
  'idea_keywords',
] as const;
export type FileName = (typeof FILE_NAMES)[number];

const column = (name: string, type: string, read: field.FieldReader): Column => ({
  name,
  type,
  read,
});

const merchantId = (name = 'merchant_id') => column(name, 'integer', field.integer(0));
const withinMerchant = (name = 'id_within_merchant') => column(name, 'text', field.text(200));
const questionId = (name: string) => column(name, 'integer', field.integer(1, LAST_QUESTION_ID));
const optionalCount = (name: string) => column(name, 'integer', field.optional(field.integer(0)));

/** Columns that name a rule of automated answers, as the index has them that keeps each unique: the question, and whom it holds for. */
export const RULE_KEY: readonly string[] = [
  'question_id',
  'gender',
  'age_min_months',
  'age_max_months',
  'occasion',
  'conditions',
  'budget_min_cents',
  'budget_max_cents',
  'hint_words',
];

/** The files of the exchange format, in the order of their references. Columns and order are fixed. */
export const FORMATS: readonly FileFormat[] = [
  {
    name: 'merchants',
    columns: [
      merchantId('id'),
      column('name', 'text', field.text(200)),
      column('host', 'text', field.optional(field.text(253))),
      column('affiliated', 'boolean', field.boolean),
    ],
    key: ['id'],
    checkRow: checkMerchant,
  },
  {
    name: 'ideas',
    columns: [
      merchantId(),
      withinMerchant(),
      column('title', 'text', field.text(500)),
      column('description', 'text', field.text(20_000, { empty: true })),
      optionalCount('price_cents'),
      column('rating', 'real', field.optional(field.decimal(0, 5))),
      column('available', 'boolean', field.boolean),
      column('image', 'text', field.text(200)),
      column('content', 'text', field.text(4000)),
      column('gender', 'subject', field.oneOf(SUBJECTS)),
      optionalCount('age_min_months'),
      optionalCount('age_max_months'),
      column('added_at', 'timestamptz', field.instant),
      optionalCount('price_min_cents'),
      optionalCount('price_max_cents'),
      column('short_title', 'text', field.optional(field.text(24))),
    ],
    // The short title alone, or also the range of prices.
    optionalColumns: [1, 3],
    key: ['merchant_id', 'id_within_merchant'],
    checkRow: checkIdea,
  },
  {
    name: 'questions',
    columns: [
      questionId('id'),
      column('content', 'text', field.text(500)),
      column('category', 'question_category', field.oneOf(CATEGORIES)),
      column('keywords', 'text[]', field.wordList(4000)),
      column('allow_doubt', 'boolean', field.boolean),
      column('filling_description', 'text', field.text(4000, { empty: true })),
      column('filling_pos', 'integer', field.integer()),
    ],
    key: ['id'],
  },
  {
    name: 'question_forms',
    columns: [
      questionId('question_id'),
      column('subject', 'subject', field.oneOf(SUBJECTS)),
      column('form', 'question_form_kind', field.oneOf(FORMS)),
      column('text', 'text', field.text(500)),
    ],
    key: ['question_id', 'subject', 'form'],
  },
  {
    name: 'question_relations',
    columns: [
      questionId('question_id'),
      column('relation', 'question_relation_kind', field.oneOf(RELATIONS)),
      questionId('other_question_id'),
    ],
    key: ['question_id', 'relation', 'other_question_id'],
    checkRow: checkRelation,
  },
  {
    name: 'reactions',
    columns: [
      merchantId(),
      withinMerchant(),
      questionId('question_id'),
      column('label', 'reaction_label', field.oneOf(LABELS)),
    ],
    key: ['merchant_id', 'id_within_merchant', 'question_id'],
  },
  {
    name: 'automated_answers',
    columns: [
      questionId('question_id'),
      column('answer', 'answer', field.oneOf(AUTOMATED_ANSWERS)),
      column('gender', 'subject', field.optional(field.oneOf(SUBJECTS))),
      optionalCount('age_min_months'),
      optionalCount('age_max_months'),
      column('occasion', 'text', field.optional(field.oneOf(OCCASIONS))),
      column('conditions', 'integer[]', field.answerConditions(LAST_QUESTION_ID)),
      optionalCount('budget_min_cents'),
      optionalCount('budget_max_cents'),
      column('hint_words', 'text[]', field.optional(field.wordList(HINT_WORDS_MAX_LENGTH))),
      column('paused', 'boolean', field.optional(field.boolean)),
    ],
    optionalColumns: [4],
    key: RULE_KEY,
    nullableKey: true,
    checkRow: checkRule,
  },
  {
    // A row for each idea of a cohort; a cohort without ideas has one that names none.
    name: 'cohorts',
    columns: [
      column('name', 'text', field.text(COHORT_NAME_MAX_LENGTH)),
      column('merchant_id', 'integer', field.optional(field.integer(0))),
      column('id_within_merchant', 'text', field.optional(field.text(200))),
    ],
    key: ['name', 'merchant_id', 'id_within_merchant'],
    nullableKey: true,
    checkRow: checkCohort,
  },
  {
    // Two ideas that are one product or variants of it, in either order.
    name: 'idea_twins',
    columns: [
      merchantId(),
      withinMerchant(),
      merchantId('other_merchant_id'),
      withinMerchant('other_id_within_merchant'),
      column('kind', 'twin_kind', field.oneOf(TWIN_KINDS)),
      column('score', 'real', field.decimal(0, 1)),
      column('decided_by', 'twin_decider', field.oneOf(TWIN_DECIDERS)),
    ],
    key: ['merchant_id', 'id_within_merchant', 'other_merchant_id', 'other_id_within_merchant'],
    checkRow: checkTwins,
  },
  {
    // Invented people, and the questions to which they answer yes, probably yes …; one without a name is only counted.
    name: 'described_people',
    columns: [
      column('id', 'text', field.text(DESCRIBED_TEXT_MAX_LENGTH)),
      column('name', 'text', field.optional(field.text(DESCRIBED_TEXT_MAX_LENGTH))),
      ...ANSWER_COLUMNS.map((name) => column(name, 'integer[]', field.ids(LAST_QUESTION_ID))),
    ],
    key: ['id'],
    checkRow: checkPerson,
  },
  {
    // Words by which an idea is found beside those of its texts; an idea without any has no row.
    name: 'idea_keywords',
    columns: [
      merchantId(),
      withinMerchant(),
      column('keywords', 'text[]', field.wordList(IDEA_KEYWORDS_MAX_LENGTH)),
    ],
    key: ['merchant_id', 'id_within_merchant'],
    checkRow: checkIdeaKeywords,
  },
];

/** Why ideas are for one gender, a couple or a group alone. It may stand beside the exchange files: `catalogue check` reads it, an import does not. */
export const GENDER_REASONS: FileFormat<'gender_reasons'> = {
  name: 'gender_reasons',
  columns: [merchantId(), withinMerchant(), column('reason', 'text', field.text(200))],
  key: ['merchant_id', 'id_within_merchant'],
};

/** Files that may be left out: the catalogue has nothing of the kind then. */
export const OPTIONAL_FILES: readonly FileName[] = [
  'automated_answers',
  'cohorts',
  'idea_twins',
  'described_people',
  'idea_keywords',
];

/** Files that an import without --replace may leave out besides. */
export const OPTIONAL_ADDITIONS: readonly FileName[] = ['question_relations', 'reactions'];
