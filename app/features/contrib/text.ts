// Words of the contributors' home.
import { formatQuantity } from '#app/ui/text/format.ts';
import type { Section } from '#app/ui/text-page/text-page.tsx';
import type { DeletionReason } from '#modules/moderation/contributions/index.server.ts';
import type { Decision } from '#modules/moderation/decisions/index.server.ts';
import type { OutcomeLine } from '#modules/moderation/review/index.server.ts';

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
  ] satisfies Section[],
};

export const contribText = {
  signUp: 'Créer mon compte',
  signIn: 'Me connecter',
  unseen: (count: number) =>
    count === 1
      ? 'Une de tes contributions a eu une réponse.'
      : `${count} de tes contributions ont eu une réponse.`,
  see: 'Voir ce qu’elles sont devenues',
  /** @param name the part of the e-mail before the at sign. */
  hello: (name: string) => `Bonjour ${name}, ton compte est ouvert. Merci d’être là !`,
};

/** Words of what is needed most, and of what an account did. `more` marks a number that was not counted to its end. */
export const homeText = {
  needs: 'Ce dont on a le plus besoin',
  nothing: 'Tout est à jour. Une idée de plus fera toujours plaisir !',
  ideas: (count: number, more: boolean) =>
    count === 1 && !more
      ? '1 idée qui n’est reliée à aucune question'
      : `${formatQuantity(count)} idées${more ? ' ou plus' : ''} qui ne sont reliées à aucune question`,
  ideasWhy: (count: number) =>
    count > 1
      ? 'Personne ne les trouve tant qu’on ne dit pas à qui elles vont.'
      : 'Personne ne la trouve tant qu’on ne dit pas à qui elle va.',
  questions: (count: number) =>
    count === 1
      ? '1 question qui ne départage presque rien'
      : `${formatQuantity(count)} questions qui ne départagent presque rien`,
  questionsWhy: (count: number) =>
    `Il ${count > 1 ? 'leur' : 'lui'} manque des idées à rapprocher.`,
  suggestions: (count: number, more: boolean) =>
    `${formatQuantity(count)}${more ? ' suggestions ou plus' : count > 1 ? ' suggestions' : ' suggestion'} sans réponse`,
  suggestionsWhy: 'Un « oui » ou un « non » suffit.',
  own: 'Ce que tu as fait',
  waiting: 'Propositions en relecture',
  accepted: 'Dans le catalogue',
  deleted: 'Retirées ou pas retenues',
  waitingTitle: 'Ce qui attend sa relecture',
  waitingLead: 'Tu peux encore tout changer, ou retirer une proposition.',
  withdrawn: 'C’est fait\u00a0: ta proposition est retirée.',
  reactions: 'Réactions données',
  reactionsNote: (accepted: number) =>
    accepted > 1 ? `dont ${formatQuantity(accepted)} acceptées` : `dont ${accepted} acceptée`,
  helped: (searches: number) =>
    searches === 1
      ? 'Tes réponses ont aidé une recherche.'
      : `Tes réponses ont aidé ${formatQuantity(searches)} recherches.`,
  ways: 'Par où commencer',
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
  reactions: 'Ce que j’ai relié',
  reactionsGiven: (count: number) =>
    count > 1 ? `${formatQuantity(count)} réactions données` : 'Une réaction donnée',
  all: 'Voir aussi le plus ancien',
  fresh: 'nouveau',
  states: { waiting: 'en relecture', accepted: 'dans le catalogue', deleted: 'hors du catalogue' },
  decided: ({ line, was, action, deletionReason, subject, own, undone, count }: Decided) => {
    const since = undone ? ' — puis l’équipe est revenue sur cette décision.' : '';
    if (subject === 'cohort' && line !== null) {
      const by = own ? 'par toi' : 'par l’équipe';
      return `La cohorte «\u00a0${line}\u00a0» a été ${action === 'deleted' ? 'supprimée' : 'modifiée'} ${by}.${since}`;
    }
    if (line === null) {
      return reactionsDecided(action, subject === 'reaction' ? count : null) + since;
    }
    const kept = deletionReason ? DELETED_FOR[deletionReason] : DECIDED[action];
    const did = own && action === 'deleted' ? WITHDREW : kept;
    const named = was === null ? '' : `«\u00a0${was}\u00a0», devenue `;
    return `${named}«\u00a0${line}\u00a0»${named && ','} ${did}${since}`;
  },
};

type Decided = Pick<
  OutcomeLine,
  'line' | 'was' | 'action' | 'deletionReason' | 'subject' | 'own' | 'undone' | 'count'
>;

/** Of what its contributor took back. */
const WITHDREW = 'n’est plus proposée\u00a0: tu l’as retirée.';

/** Of what a moderator did not keep, and why. */
const DELETED_FOR: Record<DeletionReason, string> = {
  known: 'n’a pas été retenue\u00a0: elle ressemble trop à ce qui est déjà dans le catalogue.',
  vague:
    'n’a pas été retenue\u00a0: elle est un peu vague. Tu peux la proposer de nouveau, plus précise.',
  unsuitable: 'n’a pas été retenue\u00a0: elle ne convient pas vraiment ici. Une autre fois\u00a0!',
  wrong:
    'n’a pas été retenue\u00a0: il y reste une erreur. Tu peux la proposer de nouveau, corrigée.',
};

const DECIDED: Record<Decision['action'], string> = {
  accepted: 'est dans le catalogue. Merci !',
  edited: 'a été un peu réécrite par l’équipe.',
  deleted: 'n’a pas été retenue. Une autre fois !',
  relabelled: 'a reçu une autre étiquette.',
  reverted: 'a été retirée.',
};

/** What became of reactions. @param count how many pairs; null where it is not told. */
function reactionsDecided(action: Decision['action'], count: number | null): string {
  const [one, many] = DECIDED_REACTIONS[action];
  if (count === 1) return `Une de tes réactions ${one}`;
  return `${count === null ? 'Tes' : `${formatQuantity(count)} de tes`} réactions ${many}`;
}

/** Of one, and of several. */
const DECIDED_REACTIONS: Record<Decision['action'], readonly [one: string, many: string]> = {
  accepted: ['compte désormais. Merci\u00a0!', 'comptent désormais. Merci\u00a0!'],
  edited: ['a été corrigée par l’équipe.', 'ont été corrigées par l’équipe.'],
  deleted: ['n’a pas été retenue.', 'n’ont pas été retenues.'],
  relabelled: ['a reçu une autre étiquette.', 'ont reçu une autre étiquette.'],
  reverted: ['a été retirée.', 'ont été retirées.'],
};

/** In the address of the contributors' home once a proposition is withdrawn. */
export const WITHDRAWN = 'withdrawn';

/** Where the contributor of something sees it. */
export const ownPath = (id: number) => `/contrib/contributions/${id}`;
