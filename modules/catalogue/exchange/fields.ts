/** Why a field is rejected, in French. */
export class RejectedField {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Turns the text of a field into the text PostgreSQL reads (null = SQL null), or rejects it. */
export type FieldReader = (text: string) => string | null | RejectedField;

const INTEGER_MAX = 2_147_483_647;

/** A text of at most `max` characters; empty ones only where `empty` allows. */
export function text(max: number, options: { empty?: boolean } = {}): FieldReader {
  const missing = new RejectedField('ne doit pas être vide');
  const long = new RejectedField(`dépasse ${max.toLocaleString('fr')} caractères`);
  const nul = new RejectedField('contient un caractère nul');
  return (value) => {
    if (value === '' && !options.empty) return missing;
    // Characters outside the basic plane count for two in `length`, for one in the database.
    if (value.length > max && (value.length > 2 * max || [...value].length > max)) return long;
    return value.includes('\0') ? nul : value;
  };
}

/** A whole number without plus sign or leading zeros. */
export function integer(min = -INTEGER_MAX - 1, max = INTEGER_MAX): FieldReader {
  const malformed = new RejectedField('doit être un nombre entier');
  const outside = new RejectedField(
    max === INTEGER_MAX && min >= 0
      ? `doit être au moins ${min} et au plus ${INTEGER_MAX}`
      : `doit être entre ${min} et ${max}`,
  );
  return (value) => {
    if (!/^(?:0|-?[1-9]\d{0,18})$/.test(value)) return malformed;
    const number = Number(value);
    return number < min || number > max ? outside : value;
  };
}

/** A decimal number with a point. */
export function decimal(min: number, max: number): FieldReader {
  const malformed = new RejectedField('doit être un nombre, avec un point pour les décimales');
  const outside = new RejectedField(`doit être entre ${min} et ${max}`);
  return (value) => {
    if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(value)) return malformed;
    const number = Number(value);
    return number < min || number > max ? outside : value;
  };
}

/** `true` or `false`. */
export const boolean: FieldReader = (value) =>
  value === 'true' || value === 'false' ? value : NOT_BOOLEAN;
const NOT_BOOLEAN = new RejectedField('doit être true ou false');

/** One of a closed list of words. */
export function oneOf(words: readonly string[]): FieldReader {
  const known = new Set(words);
  const unknown = new RejectedField(`doit être l’un de : ${words.join(', ')}`);
  return (value) => (known.has(value) ? value : unknown);
}

/** The empty field means that the value is unknown. */
export function optional(reader: FieldReader): FieldReader {
  return (value) => (value === '' ? null : reader(value));
}

/**
 * Answers that other questions must have, `ID:yes` or `ID:no`, separated by `;`: a PostgreSQL array of the questions'
 * ids in their order, below zero for a no.
 */
export function answerConditions(maxQuestion: number): FieldReader {
  const malformed = new RejectedField('doit être une suite comme 12:yes;30:no');
  const twice = new RejectedField('nomme deux fois la même question');
  return (value) => {
    if (value === '') return '{}';
    const signed: number[] = [];
    for (const part of value.split(';')) {
      const [, id, answer] = /^([1-9]\d{0,4}):(yes|no)$/.exec(part) ?? [];
      if (Number(id ?? Number.POSITIVE_INFINITY) > maxQuestion) return malformed;
      signed.push(answer === 'yes' ? Number(id) : -Number(id));
    }
    signed.sort((a, b) => Math.abs(a) - Math.abs(b));
    const repeated = signed.some((id, i) => Math.abs(id) === Math.abs(signed[i + 1] ?? 0));
    return repeated ? twice : `{${signed.join(',')}}`;
  };
}

/** Different ids from 1 to `max`, separated by `;`: a PostgreSQL array of them. */
export function ids(max: number): FieldReader {
  const malformed = new RejectedField('doit être une suite de numéros comme 12;30');
  const twice = new RejectedField('donne deux fois le même numéro');
  return (value) => {
    if (value === '') return '{}';
    const parts = value.split(';');
    if (!parts.every((part) => /^[1-9]\d{0,8}$/.test(part) && Number(part) <= max))
      return malformed;
    return new Set(parts).size < parts.length ? twice : `{${parts.join(',')}}`;
  };
}

const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;

/** A day (`2026-11-20`, midnight UTC) or an instant with its zone (`2026-11-20T08:30:00Z`). */
export const instant: FieldReader = (value) => {
  const [, year, month, day, hour] = INSTANT.exec(value) ?? [];
  if (!year || Number(year) < 1970) return NOT_INSTANT;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The 30th of February would become the 2nd of March.
  if (date.getUTCMonth() + 1 !== Number(month)) return NOT_INSTANT;
  return hour === undefined ? `${value}T00:00:00Z` : value;
};
const NOT_INSTANT = new RejectedField(
  'doit être une date, comme 2026-11-20 ou 2026-11-20T08:30:00Z',
);

/** Words separated by `;`, as a PostgreSQL array. */
export function wordList(max: number): FieldReader {
  const whole = text(max, { empty: true });
  const emptyWord = new RejectedField('contient un mot vide (mots séparés par « ; »)');
  return (value) => {
    const checked = whole(value);
    if (typeof checked !== 'string') return checked;
    if (checked === '') return '{}';
    const words = checked.split(';');
    if (words.some((word) => word.trim() === '')) return emptyWord;
    return `{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  };
}
