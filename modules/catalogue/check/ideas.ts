import type { Content } from './content.ts';
import { counted, type Finding } from './finding.ts';

/** A range whose ends are further apart says nothing. */
const WIDEST = 4;
/** The end of the budget's slider, in cents: nobody reaches what costs more. */
const DEAREST = 20_000;

/** Ideas meant for one recipient only: each needs a reason. */
export function genderLabels({ ideas }: Content): Finding {
  return counted(
    'Idées réservées à un genre ou à un couple (à justifier)',
    ideas
      .filter(({ gender }) => gender !== 'Unknown')
      .map(({ key, title, gender }) => `${key} « ${title} » : ${gender}`),
  );
}

/** Ideas whose prices cannot be right, or that no budget reaches. */
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

/** Themes that nothing opens: they compete with the main ones. */
export function looseThemes({ questions, relations }: Content): Finding {
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
