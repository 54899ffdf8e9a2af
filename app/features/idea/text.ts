/** Texts about an idea that every screen shows in the same way. */
export const ideaText = {
  anywhere: 'à trouver où tu veux',
  /** Where all of its prices lie below the least one: in the place of where it can be had, which is said on the back. */
  belowBudget: 'moins que prévu',
  belowBudgetLong: 'C’est moins que prévu\u00a0: de quoi ajouter un petit plus.',
  at: (shop: string) => `chez ${shop}`,
  visit: (shop: string) => `Voir chez ${shop}`,
  alsoAt: 'Aussi chez\u00a0:',
  affiliated: 'lien affilié',
  newTab: 's’ouvre dans un nouvel onglet',
  advice: 'Où et comment\u00a0:',
  noPrice: 'prix à découvrir',
  /** Keeps an idea and asks for others like it, or puts it away with those like it; the rest where there is room. */
  more: 'Plus',
  less: 'Moins',
  likeThis: ' comme ça',
  moreLike: (title: string) => `Plus comme ça\u00a0: ${title}`,
  lessLike: (title: string) => `Moins comme ça\u00a0: ${title}`,
  why: 'Pourquoi cette idée',
  whyShort: 'Pourquoi\u00a0? Où\u00a0?',
  back: 'Le dos de la carte',
  flipBack: 'Retour à l’idée',
  noReason: 'Elle sort du lot\u00a0: dis-moi si elle te parle, j’apprends à chaque fois.',
  unavailable: 'plus disponible en ce moment',
} as const;

/** Before leaving for a shop that the catalogue does not know. */
export const gotoText = {
  title: 'Tu t’apprêtes à sortir',
  explanation: 'Ce lien mène à un site que Trouvaille ne connaît pas :',
  question: 'Si tu t’attendais à cette adresse, vas‑y. Sinon, reste au chaud.',
  go: (host: string) => `Aller sur ${host}`,
  stay: 'Rester sur Trouvaille',
  invalidAddress: 'Ce lien ne mène nulle part : ce n’est pas l’adresse d’un site.',
};
