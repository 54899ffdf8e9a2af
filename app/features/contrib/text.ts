// Words of the contributors' home.
import type { Section } from '#app/ui/text-page/text-page.tsx';
import type { Decision } from '#modules/moderation/decisions/index.server.ts';

export const contribPage = {
  title: 'Fais plaisir à des inconnus',
  metaTitle: 'Contribuer',
  description:
    'Trouvaille vit des idées de chacun : propose des cadeaux, des questions, et dis ce qui va avec quoi.',
  lead: 'Les idées de Trouvaille viennent de gens comme toi. Chacune peut tomber pile sur quelqu’un.',
  sections: [
    {
      title: 'Ce qu’on fait quand on contribue',
      points: [
        'On propose une idée de cadeau : une idée toute simple, ou un produit trouvé dans une boutique.',
        'On propose une question qui départage les idées.',
        'On relie les deux : « oui » à cette question rend-il cette idée meilleure, ou au contraire ?',
        'On complète ce qui manque aux idées des autres.',
      ],
    },
    {
      title: 'Pourquoi un compte ?',
      text: [
        'Chercher n’en demande pas. Contribuer, si : c’est ce qui nous permet de relire, de corriger et de garder un bon catalogue. Une adresse e-mail et un mot de passe suffisent.',
      ],
    },
    {
      title: 'Où en est-on ?',
      text: [
        'Les comptes sont ouverts : tu peux créer le tien dès maintenant. Les ateliers où l’on ajoute idées, questions et réactions sont encore en construction ; ils s’ouvriront ici, l’un après l’autre.',
      ],
    },
  ] satisfies Section[],
};

export const contribText = {
  signUp: 'Créer mon compte',
  signIn: 'Me connecter',
  news: (count: number) =>
    count === 1
      ? 'Une de tes contributions a eu une réponse.'
      : `${count} de tes contributions ont eu une réponse.`,
  seeNews: 'Voir ce qu’elles sont devenues',
  /** @param name the part of the e-mail before the at sign. */
  hello: (name: string) => `Bonjour ${name}, ton compte est ouvert. Merci d’être là !`,
};

/** Words of the page that leads to both ways of proposing an idea. */
export const addText = {
  title: 'Proposer une idée',
  home: 'Contribution',
  lead: 'Quelle sorte d’idée as-tu en tête ?',
  generic: 'Une idée toute simple',
  genericHint: '« Un atelier de poterie », « Un bon thé » : on la trouve un peu partout.',
  merchant: 'Un produit d’une boutique',
  merchantHint: 'Tu as l’adresse de sa page.',
};

/** Words of what a contributor is told on the page of the account. */
export const activityText = {
  title: 'Mes contributions',
  decisions: 'Ce qu’elles sont devenues',
  contributions: 'Ce que j’ai proposé',
  fresh: 'nouveau',
  states: { waiting: 'en relecture', accepted: 'dans le catalogue', deleted: 'pas retenue' },
  decided: (line: string | null, action: Decision['action'], undone: boolean) => {
    const what = line === null ? 'Tes réactions' : `« ${line} »`;
    const did = line === null ? DECIDED_REACTIONS[action] : DECIDED[action];
    return `${what} ${did}${undone ? ' — puis l’équipe est revenue sur sa décision.' : ''}`;
  },
};

const DECIDED: Record<Decision['action'], string> = {
  accepted: 'est dans le catalogue. Merci !',
  edited: 'a été un peu réécrite par l’équipe.',
  deleted: 'n’a pas été retenue. Une autre fois !',
  relabelled: 'a reçu une autre étiquette.',
  reverted: 'a été retirée.',
};

const DECIDED_REACTIONS: Record<Decision['action'], string> = {
  accepted: 'comptent désormais. Merci !',
  edited: 'ont été corrigées par l’équipe.',
  deleted: 'n’ont pas été retenues.',
  relabelled: 'ont reçu une autre étiquette.',
  reverted: 'ont été retirées.',
};
