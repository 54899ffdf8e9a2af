import type { Content } from './content.ts';
import { counted, type Finding } from './finding.ts';

/** A wider price range, highest price over lowest, says too little. */
const WIDEST = 4;
/** The end of the budget's slider, in cents: no search finds what costs more. */
const DEAREST = 20_000;

/** Ideas for one gender, a couple or a group alone without a written reason, and reasons of ideas that are not there or are for anybody. */
export function genderLabels({ ideas, genderReasons }: Content): Finding {
  const reserved = ideas.filter(({ gender }) => gender !== 'Unknown');
  const keys = new Set(reserved.map(({ key }) => key));
  return counted(
    'Idées réservées à un genre, à un couple ou à un groupe sans raison dite, et raisons sans idée réservée (gender_reasons.csv)',
    [
      ...reserved
        .filter(({ key }) => !genderReasons.has(key))
        .map(({ key, title, gender }) => `${key} « ${title} » : ${gender}`),
      ...[...genderReasons]
        .filter((key) => !keys.has(key))
        .map((key) => `${key} : une raison sans idée réservée`),
    ],
  );
}

/** Ideas whose prices are implausible or above every budget. */
export function prices({ ideas }: Content): Finding {
  return counted(
    'Prix à revoir',
    ideas.flatMap(({ key, title, price, cheapest, dearest }) => {
      const name = `${key} « ${title} »`;
      if (price === null || cheapest === null || dearest === null) return [`${name} : sans prix`];
      if (cheapest === 0) return [`${name} : gratuit`];
      if (dearest > WIDEST * cheapest) return [`${name} : fourchette de 1 à plus de ${WIDEST}`];
      if (cheapest > DEAREST) return [`${name} : au-dessus de tout budget`];
      return [];
    }),
  );
}

/** Ideas without a short title, or with one that is too long to be read: where there is no room, their titles are cut. */
export function withoutShortTitle({ ideas }: Content): Finding {
  return counted(
    'Idées sans titre court d’au plus 24 caractères',
    ideas
      .filter(({ shortTitle }) => shortTitle === null)
      .map(({ key, title }) => `${key} « ${title} »`),
  );
}

/** Short titles that several ideas have: side by side nobody could tell them apart. */
export function repeatedShortTitles({ ideas }: Content): Finding {
  const named = ideas.filter(({ shortTitle }) => shortTitle !== null);
  const ideasOf = Map.groupBy(named, ({ shortTitle }) => shortTitle?.toLowerCase());
  return counted(
    'Titres courts donnés à plusieurs idées',
    [...ideasOf.values()]
      .filter(({ length }) => length > 1)
      .map((same) => `« ${same[0]?.shortTitle} » : ${same.map(({ key }) => key).join(', ')}`),
    true,
  );
}

/** Ideas that no words of givers name: a search comes upon them by their texts and labels alone. */
export function withoutKeywords({ ideas }: Content): Finding {
  return counted(
    'Idées sans mots-clés (à qui elles feraient plaisir)',
    ideas
      .filter(({ keywords }) => keywords.length === 0)
      .map(({ key, title }) => `${key} « ${title} »`),
  );
}

/** Secondary themes that refine no question: they are asked beside the main ones. */
export function orphanThemes({ questions, relations }: Content): Finding {
  const refining = new Set(
    relations.filter(({ relation }) => relation === 'refines').map(({ to }) => to),
  );
  return counted(
    'Thèmes secondaires qui n’en précisent aucun autre',
    questions
      .filter(({ id, category }) => category === 'TagSecondary' && !refining.has(id))
      .map(({ id, content }) => `${id} « ${content} »`),
  );
}
