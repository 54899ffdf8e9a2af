import { CATEGORIES, FORMS, LABELS, RELATIONS, SUBJECTS } from '../vocabulary.ts';
import * as field from './fields.ts';

/** A column of an exchange file: its name, its type in the staging table, how its text is read. */
export type Column = { name: string; type: string; read: field.FieldReader };

/** What a row check may ask besides the row: whether a picture can be drawn. */
export type RowContext = { isPicture: (image: string) => boolean };

export type Refuse = (column: string, reason: string) => void;

export type FileFormat = {
  /** Name of the file without `.csv`, and of its table in the database with `incoming_` before it. */
  name: FileName;
  columns: readonly Column[];
  /** Columns that name the row; a row whose key cannot be read is left out of the later checks. */
  key: readonly string[];
  /** Checks that need several columns of a row; runs only on rows whose columns are all well. */
  checkRow?: (row: Record<string, string | null>, context: RowContext, refuse: Refuse) => void;
};

export const FILE_NAMES = [
  'merchants',
  'ideas',
  'questions',
  'question_forms',
  'question_relations',
  'reactions',
] as const;
export type FileName = (typeof FILE_NAMES)[number];

const column = (name: string, type: string, read: field.FieldReader): Column => ({
  name,
  type,
  read,
});

const merchantId = (name = 'merchant_id') => column(name, 'integer', field.integer(0));
const withinMerchant = column('id_within_merchant', 'text', field.text(200));
const questionId = (name: string) => column(name, 'integer', field.integer(1, 8191));

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
    checkRow(row, _context, refuse) {
      const generic = row.id === '0';
      if (generic && row.host !== null) {
        refuse('host', 'le marchand 0 (idées génériques) n’a pas de site');
      } else if (!generic && row.host === null) {
        refuse('host', 'ne doit pas être vide');
      } else if (row.host && !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(row.host)) {
        refuse('host', 'doit être un nom de domaine en minuscules, comme www.exemple.fr');
      }
    },
  },
  {
    name: 'ideas',
    columns: [
      merchantId(),
      withinMerchant,
      column('title', 'text', field.text(500)),
      column('description', 'text', field.text(20_000, { empty: true })),
      column('price_cents', 'integer', field.optional(field.integer(0))),
      column('rating', 'real', field.optional(field.decimal(0, 5))),
      column('available', 'boolean', field.boolean),
      column('image', 'text', field.text(200)),
      column('content', 'text', field.text(4000)),
      column('gender', 'subject', field.oneOf(SUBJECTS)),
      column('age_min_months', 'integer', field.optional(field.integer(0))),
      column('age_max_months', 'integer', field.optional(field.integer(0))),
      column('added_at', 'timestamptz', field.instant),
    ],
    key: ['merchant_id', 'id_within_merchant'],
    checkRow(row, { isPicture }, refuse) {
      if (
        row.age_min_months &&
        row.age_max_months &&
        Number(row.age_min_months) > Number(row.age_max_months)
      ) {
        refuse('age_max_months', 'est au-dessous de age_min_months');
      }
      if (!isPicture(row.image ?? '')) {
        refuse(
          'image',
          `« ${shorten(row.image)} » n’est ni une recette d’image (comme teapot.dots.webp ou text.dots.webp), ni le nom d’une image gardée (comme A1.webp)`,
        );
      }
      if (
        row.merchant_id !== '0' &&
        !/^https?:\/\/[^\s/@]+(?:[/?#]\S*)?$/.test(row.content ?? '')
      ) {
        refuse('content', 'doit être le lien http(s) de la page du marchand');
      }
    },
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
    checkRow(row, _context, refuse) {
      if (row.question_id === row.other_question_id) {
        refuse('other_question_id', 'une question ne peut être en relation avec elle-même');
      }
    },
  },
  {
    name: 'reactions',
    columns: [
      merchantId(),
      withinMerchant,
      questionId('question_id'),
      column('label', 'reaction_label', field.oneOf(LABELS)),
    ],
    key: ['merchant_id', 'id_within_merchant', 'question_id'],
  },
];

/** Files that an import without --replace may leave out; a whole catalogue has all six. */
export const OPTIONAL_FILES: readonly FileName[] = ['question_relations', 'reactions'];

function shorten(value: string | null | undefined): string {
  const text = (value ?? '').replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
