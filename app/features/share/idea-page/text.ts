import { formatAge } from '#app/ui/text/format.ts';
import { type Gender, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';

/** Texts of the public page of an idea. */
export const ideaPageText = {
  eyebrow: 'Une idée de cadeau',
  facts: {
    who: 'Pour qui',
    about: 'Dans l’esprit de',
    genders: {
      Female: 'une femme',
      Male: 'un homme',
      Couple: 'un couple',
      Others: 'plusieurs personnes',
      Unknown: null,
    } satisfies Record<Gender, string | null>,
    ages: (from: number, to: number | null) =>
      to === null
        ? `dès ${formatAge(from)}`
        : `de ${Math.floor(from / MONTHS_PER_YEAR)} à ${formatAge(to)}`,
    anyone: 'tout le monde',
  },
  start: {
    heading: 'Pas tout à fait ça\u00a0?',
    lead: 'Dis pour qui est le cadeau\u00a0: Trouvaille part de cette idée et de ce prix, puis pose quelques questions.',
    submit: 'C’est parti',
  },
  around: 'Voir neuf idées autour de celle-ci',
  related: 'Des idées proches',
} as const;
