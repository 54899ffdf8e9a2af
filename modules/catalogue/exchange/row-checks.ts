import { ANSWER_COLUMNS } from '../described-people/shared.ts';

type Row = Record<string, string | null>;

/** What a row check may ask besides the row: whether a picture can be drawn. */
export type RowContext = { isPicture: (image: string) => boolean };

type Reject = (column: string, reason: string) => void;

/** Rejects columns of a row by what several of them say together. */
export type RowCheck = (row: Row, context: RowContext, reject: Reject) => void;

/** A shop has a site; merchant 0, of the generic ideas, has none. */
export const checkMerchant: RowCheck = (row, _context, reject) => {
  const generic = row.id === '0';
  if (generic && row.host !== null) {
    reject('host', 'la boutique 0 (idées génériques) n’a pas de site');
  } else if (!generic && row.host === null) {
    reject('host', 'ne doit pas être vide');
  } else if (row.host && !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:(?!(80|443)$)\d{1,5})?$/.test(row.host)) {
    reject('host', 'doit être un nom de domaine en minuscules, comme www.exemple.fr');
  }
};

/** Ages and prices in order, a picture that can be had, and an address for the idea of a shop. */
export const checkIdea: RowCheck = (row, { isPicture }, reject) => {
  checkOrder(row, 'age_min_months', 'age_max_months', reject);
  checkPriceRange(row, reject);
  if (!isPicture(row.image ?? '')) {
    reject(
      'image',
      `« ${shorten(row.image)} » n’est ni une recette d’image (comme teapot.dots.webp ou text.dots.webp), ni le nom d’une image gardée (comme A1.webp)`,
    );
  }
  if (row.merchant_id !== '0' && !/^https?:\/\/[^\s/@]+(?:[/?#]\S*)?$/.test(row.content ?? '')) {
    reject('content', 'doit être le lien http(s) de la page de la boutique');
  }
};

/** No question is related to itself. */
export const checkRelation: RowCheck = (row, _context, reject) => {
  if (row.question_id === row.other_question_id) {
    reject('other_question_id', 'une question ne peut être en relation avec elle-même');
  }
};

/** Ages and budgets in order, and no rule that depends on the question it answers. */
export const checkRule: RowCheck = (row, _context, reject) => {
  checkOrder(row, 'age_min_months', 'age_max_months', reject);
  checkOrder(row, 'budget_min_cents', 'budget_max_cents', reject);
  const own = Number(row.question_id);
  if (row.conditions?.match(/\d+/g)?.some((id) => Number(id) === own)) {
    reject('conditions', 'une règle ne peut dépendre de la question à laquelle elle répond');
  }
};

/** A name in one line, and an idea that is named whole or not at all. */
export const checkCohort: RowCheck = (row, _context, reject) => {
  if (row.name !== row.name?.trim() || /\p{Cc}/u.test(row.name ?? '')) {
    reject('name', 'ne doit ni commencer ni finir par un espace, ni tenir sur plusieurs lignes');
  }
  if ((row.merchant_id === null) !== (row.id_within_merchant === null)) {
    reject('id_within_merchant', 'la boutique et l’idée vont ensemble');
  }
};

/** No idea is its own twin. */
export const checkTwins: RowCheck = (row, _context, reject) => {
  const isItself =
    row.merchant_id === row.other_merchant_id &&
    row.id_within_merchant === row.other_id_within_merchant;
  if (isItself) {
    reject('other_id_within_merchant', 'une idée ne peut être son propre jumeau');
  }
};

/** No question has two answers. */
export const checkPerson: RowCheck = (row, _context, reject) => {
  const answered = new Map<string, string>();
  for (const list of ANSWER_COLUMNS) {
    for (const id of row[list]?.match(/\d+/g) ?? []) {
      const other = answered.get(id);
      if (other) reject(list, `la question ${id} a déjà une réponse, dans ${other}`);
      answered.set(id, list);
    }
  }
};

/** An idea without words has no row. */
export const checkIdeaKeywords: RowCheck = ({ keywords }, _context, reject) => {
  if (keywords === '{}') reject('keywords', 'ne doit pas être vide');
};

function checkOrder(row: Row, low: string, high: string, reject: Reject): void {
  if (row[low] && row[high] && Number(row[low]) > Number(row[high])) {
    reject(high, `est au-dessous de ${low}`);
  }
}

/** A range of prices has both ends, and holds the price that is shown. */
function checkPriceRange(row: Row, reject: Reject): void {
  const range = ['price_min_cents', 'price_max_cents'];
  if (range.every((end) => row[end] === null)) return;
  for (const column of ['price_cents', ...range]) {
    if (row[column] === null) reject(column, 'ne doit pas être vide dans une fourchette de prix');
  }
  checkOrder(row, 'price_min_cents', 'price_cents', reject);
  checkOrder(row, 'price_cents', 'price_max_cents', reject);
}

function shorten(value: string | null | undefined): string {
  const text = (value ?? '').replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
