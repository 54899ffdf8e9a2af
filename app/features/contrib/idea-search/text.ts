// Words of the search for ideas.
import { formatQuantity } from '#app/ui/text/format.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import type {
  CriteriaProblem,
  CriterionType,
  SearchOrder,
} from '#modules/moderation/idea-search/shared.ts';

const ideas = (count: number) => `${formatQuantity(count)}\u00a0idée${count > 1 ? 's' : ''}`;

/** Labels as contributors read them. */
export const LABEL_NAMES: Record<Label, string> = {
  NoIsNeeded: 'Il faut un non',
  NoIsDesired: 'Un non est souhaité',
  NoIsBetter: 'Un non est un peu mieux',
  None: 'Sans rapport',
  YesIsBetter: 'Un oui est un peu mieux',
  YesIsDesired: 'Un oui est souhaité',
  YesIsNeeded: 'Il faut un oui',
};

const place = (number: number) => `Le ${number === 1 ? '1er' : `${number}e`} critère de l’adresse`;

export const searchText = {
  metaTitle: 'Chercher des idées',
  title: 'Chercher des idées',
  form: 'Critères de la recherche',
  criteria: 'Critères',
  add: 'Ajouter un critère',
  choose: 'Choisir…',
  search: 'Chercher',
  remove: (name: string) => `Retirer le critère «\u00a0${name}\u00a0»`,
  clear: 'Tout effacer',
  not: 'Inverser',
  limit: 'Au plus',
  limitOption: ideas,
  prices: 'Montrer la note et le prix',
  caption: 'Idées trouvées',
  cut: (limit: number) =>
    `Il y en a davantage\u00a0: voici les ${formatQuantity(limit)} premières.`,
  cohort: 'Faire une cohorte de ces idées',
  empty: 'Aucune idée trouvée',
  emptyHelp: 'Retire un critère, ou inverse-le.',
  emptyAll: 'Voir toutes les idées',
  tooSlow:
    'Ces critères ensemble demandent trop de temps. Retires-en un, ou commence par un critère plus précis.',
  problem: (found: CriteriaProblem): string => {
    switch (found.reason) {
      case 'too_long':
        return 'Cette recherche est trop longue\u00a0: retire des critères ou raccourcis-les.';
      case 'too_many':
        return 'Une recherche a au plus 20 critères.';
      case 'malformed':
        return 'Les critères de cette adresse sont illisibles. Voici les idées les plus récentes.';
      case 'unknown_criterion':
        return `${place(found.place)} n’existe pas. Voici les idées les plus récentes.`;
      case 'invalid_criterion':
        return `${place(found.place)} demande quelque chose d’impossible. Voici les idées les plus récentes.`;
    }
  },
  names: {
    Text: 'Contient un texte',
    Available: 'Disponible',
    HasReaction: 'A une réaction à une question',
    Rating: 'Note',
    Price: 'Prix',
    ReactionsCount: 'Nombre de réactions',
    Merchant: 'Boutique',
    HasWeights: 'A des étiquettes qui comptent',
    Affiliated: 'Boutique affiliée',
    DoesntHaveNeededWeight: 'Sans étiquette indispensable',
    AddedLastNSeconds: 'Ajoutée récemment',
    HasCloseIdea: 'A une idée proche',
    Relation: 'A une étiquette, même déduite',
    AppearedInSessions: 'Montrée dans des recherches',
  } satisfies Record<CriterionType, string>,
  fields: {
    text: 'Texte',
    description: 'Chercher aussi dans la description',
    question: 'Question (numéro ou mots)',
    label: 'Étiquette',
    min: 'De',
    max: 'À',
    minPrice: 'De (€)',
    maxPrice: 'À (€)',
    atLeast: 'Au moins, en recherches',
    merchant: 'Boutique (numéro)',
    amount: 'Depuis',
    unit: 'Unité',
  },
  anyLabel: 'N’importe laquelle',
  units: { d: 'jours', h: 'heures', m: 'minutes', s: 'secondes' },
  rows: {
    noNumber: 'Écris un nombre.',
    unknownQuestion: 'Aucune question n’a ce numéro ni ces mots.',
    severalQuestions: 'Plusieurs questions ont ces mots\u00a0: écris-en davantage, ou un numéro.',
    incomplete: 'Complète ce critère, ou retire-le.',
    invalid: {
      Text: 'Écris un texte de 200 caractères au plus.',
      Rating: 'Une note va de 0 à 5, et de la plus petite à la plus grande.',
      Price: 'Écris un prix en euros, du plus petit au plus grand.',
      ReactionsCount: 'Écris un nombre entier, du plus petit au plus grand.',
      Merchant: 'Écris le numéro d’une boutique.',
      AddedLastNSeconds: 'Écris une durée d’au moins une seconde, et de moins de 68 ans.',
      AppearedInSessions: 'Écris un nombre entier, à partir de 1.',
      HasReaction: 'Choisis une question et une étiquette.',
      Relation: 'Choisis une question et une étiquette.',
    } as Partial<Record<CriterionType, string>>,
  },
  columns: {
    title: 'Idée',
    merchant: 'Boutique',
    available: 'Disponible',
    labels: 'Étiquettes',
    price: 'Prix',
    rating: 'Note',
    added: 'Ajoutée',
    key: 'Clé',
    actions: 'Actions',
  } satisfies Record<SearchOrder, string> & Record<string, string>,
  available: 'Oui',
  unavailable: 'Non',
  unknown: '–',
  enrich: 'Étiqueter',
  relations: 'Idées proches',
};
