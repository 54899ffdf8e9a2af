import type { Gender } from '#modules/engine/shared.ts';

/** Texts around the articles; their own are in content/articles. */
export const articlesText = {
  title: 'Le blog des cadeaux',
  metaTitle: 'Le blog\u00a0: guides et idées de cadeaux',
  description:
    'Noël, anniversaires de mariage, cagnottes, naissances\u00a0: des guides pour choisir un cadeau qui touche juste, avec des idées à essayer tout de suite.',
  lead: 'Des histoires de paquets, de budgets serrés et de gens à qui on ne sait plus quoi offrir. À lire un soir où rien ne presse, ou la veille d’un anniversaire.',
  feed: 'Suivre le blog par un flux Atom',
  feedTitle: 'Trouvaille, le blog des cadeaux',
  empty: 'Rien à lire pour le moment\u00a0: les articles reviennent bientôt.',
  latest: 'Le dernier article',
  gone: 'Cet article n’existe pas, ou plus. Les autres sont sur le blog.',
  backToAll: 'Tous les articles',
  minutes: (minutes: number) => `${minutes}\u00a0min de lecture`,
  related: 'À lire ensuite',
} as const;

/** Around the ideas within an article. */
export const ideasText = {
  start: {
    Female: 'Chercher pour elle',
    Male: 'Chercher pour lui',
    Couple: 'Chercher pour eux deux',
    Others: 'Chercher pour ce petit monde',
    Unknown: 'Chercher pour cette personne',
  } satisfies Record<Gender, string>,
  more: 'Aucune ne colle\u00a0? Réponds à quelques questions, Trouvaille en a d’autres.',
  recipient: (age: string, budget: string, hints: string) =>
    [age, budget, hints].filter(Boolean).join(' · '),
} as const;
