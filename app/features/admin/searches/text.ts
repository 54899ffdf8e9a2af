// Words of the screens about past searches: what they are grouped, measured and narrowed down by.
import {
  AGE_BANDS,
  BUDGET_BANDS,
  type Dimension,
  type Measure,
} from '#modules/engine/insight/shared.ts';
import { NBSP } from '#modules/platform/shared.ts';

/** What a band is called, and how a drawing names it. */
type BandNames = { name: string; label: string };

const AGES = AGE_BANDS.map((from, index): BandNames => {
  const next = AGE_BANDS[index + 1];
  if (from === 0) return { name: `moins de ${next}${NBSP}ans`, label: `<${NBSP}${next}` };
  if (next === undefined) {
    return { name: `${from}${NBSP}ans et plus`, label: `${from}${NBSP}+` };
  }
  const last = next - 1;
  return { name: `${from} à ${last}${NBSP}ans`, label: `${from}–${last}` };
});

const BUDGETS = BUDGET_BANDS.map((to, index): BandNames => {
  const from = BUDGET_BANDS[index - 1];
  if (from === undefined) return { name: `jusqu’à ${to}${NBSP}€`, label: `≤${NBSP}${to}${NBSP}€` };
  if (!Number.isFinite(to)) {
    return { name: `plus de ${from}${NBSP}€`, label: `>${NBSP}${from}${NBSP}€` };
  }
  return { name: `${from} à ${to}${NBSP}€`, label: `${from}–${to}${NBSP}€` };
});

export const AGE_LABELS = AGES.map(({ label }) => label);
export const BUDGET_LABELS = BUDGETS.map(({ label }) => label);

/** Where visitors came from, as a drawing names it that has the other names beside this one. */
export const BOTH_SOURCES = 'les deux';

const byPlace = (bands: readonly BandNames[]): Record<string, string> =>
  Object.fromEntries(bands.map(({ name }, place) => [String(place), name]));

/** What values of a dimension are called; those of other dimensions speak for themselves. */
export const VALUES = {
  screen: { search: 'recherche guidée', square: 'carré' },
  gender: {
    Female: 'une femme',
    Male: 'un homme',
    Couple: 'un couple',
    Others: 'plusieurs personnes',
    Unknown: 'peu importe',
  },
  age: byPlace(AGES),
  budget: byPlace(BUDGETS),
  occasion: { christmas: 'Noël' },
  source: {
    Natural: 'naturelle',
    Google: 'Google',
    Simple: 'campagne',
    Multiple: 'Google et campagne',
  },
  page_size: { small: 'petit', large: 'grand', unknown: 'inconnu' },
  browser: { Chrome: 'Chrome', Edge: 'Edge', Firefox: 'Firefox', Safari: 'Safari', Other: 'autre' },
  end: {
    accepted: 'idée acceptée',
    clicked: 'parti en boutique',
    gave_up: 'plus d’idée',
    left: 'parti avant la fin',
  },
  weekday: {
    1: 'lundi',
    2: 'mardi',
    3: 'mercredi',
    4: 'jeudi',
    5: 'vendredi',
    6: 'samedi',
    7: 'dimanche',
  },
} as const satisfies Partial<Record<Dimension, Readonly<Record<string, string>>>>;

export const DIMENSION_NAMES: Record<Dimension, string> = {
  day: 'Jour',
  week: 'Semaine du',
  month: 'Mois',
  weekday: 'Jour de la semaine',
  hour: 'Heure',
  screen: 'Écran',
  gender: 'Pour qui',
  age: 'Âge',
  budget: 'Budget',
  occasion: 'Occasion',
  source: 'Provenance',
  keyword: 'Mot-clé',
  campaign: 'Campagne',
  page_size: 'Taille d’écran',
  browser: 'Navigateur',
  learning_version: 'Version apprise',
  end: 'Fin',
};

export const MEASURE_NAMES: Record<Measure, string> = {
  searches: 'Recherches',
  accepted: 'Acceptées',
  clicked: 'Parties en boutique',
  gave_up: 'Plus d’idée',
  left: 'Quittées',
  acceptance: 'Taux d’acceptation',
  success: 'Réussite',
  shown: 'Idées montrées',
  refused: 'Idées refusées',
  kept: 'Coups de cœur',
  shop_visits: 'Idées vues en boutique',
  questions: 'Questions posées',
  questions_to_idea: 'Questions avant l’idée',
  proposals_to_accepted: 'Propositions avant l’accord',
  unknown_share: '«\u00a0Je ne sais pas\u00a0»',
  refusal_share: 'Refus',
  inconsistent_share: 'Idées hors sujet',
  duration: 'Durée médiane',
  first_question: 'Première question',
};

export const searchesText = {
  filters: {
    form: 'Choisir les recherches',
    period: 'Commencées',
    per: 'Par',
    week: 'semaine',
    day: 'jour',
    month: 'mois',
    screen: 'Écran',
    gender: 'Pour qui',
    age: 'Âge',
    budget: 'Budget',
    source: 'Provenance',
    any: 'tous',
  },
  unreadable: (labels: readonly string[]) =>
    `Je ne comprends pas ${labels.length > 1 ? 'ces choix' : 'ce choix'}, et je fais sans\u00a0: ${labels.join(', ')}.`,
  none: '–',
  emptyLead: 'Élargis la période ou retire un filtre. Les comptes se font toutes les cinq minutes.',
  nothing: 'aucun',
  hours: (hour: string) => `${hour}${NBSP}h`,
  version: (version: number | null) =>
    version === null ? 'réglages de départ' : `version ${version}`,
} as const;
