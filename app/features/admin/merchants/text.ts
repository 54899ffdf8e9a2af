// Words of the administrators' screens about shops.
import { formatQuantity } from '#app/ui/text/format.ts';
import type { MergeCounts, TemplateRejection } from '#modules/catalogue/merchants/index.server.ts';

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}\u00a0${count > 1 ? many : one}`;

export const merchantsText = {
  metaTitle: 'Boutiques',
  title: 'Boutiques',
  add: 'Ajouter une boutique',
  filter: 'Filtrer les boutiques',
  search: 'Nom ou hôte',
  caption: 'Boutiques',
  empty: 'Aucune boutique de ce genre.',
  all: 'Tout voir',
  any: 'Toutes',
  columns: {
    name: 'Nom',
    host: 'Hôte',
    state: 'État',
    affiliated: 'Affiliée',
    ideas: 'Idées',
    available: 'Disponibles',
    read: 'Dernière lecture',
    flow: 'Flux',
    clicks: 'Clics',
    acceptance: 'Acceptation',
  },
  states: { waiting: 'en attente', shown: 'montrée', paused: 'en pause', retired: 'retirée' },
  affiliated: { yes: 'Oui', no: 'Non' },
  never: 'jamais',
  noFeed: '–',
  feeds: (count: number) => `${formatQuantity(count)}\u00a0flux`,
  nothingShown: '–',
  approve: 'Accepter',
  of: (name: string) => ` ${name}`,
};

export const merchantText = {
  metaTitle: 'Boutique',
  number: (id: number) => `n°\u00a0${id}`,
  errors: 'Il y a quelque chose à revoir\u00a0:',
  figures: {
    ideas: 'Idées',
    available: 'Disponibles',
    clicks: 'Clics vers la boutique',
    acceptance: 'Acceptation',
    shown: (accepted: number, shown: number) =>
      `${counted(accepted, 'fois acceptée', 'fois acceptée')} sur ${counted(shown, 'idée montrée', 'idées montrées')}`,
    lastNight: 'au compte de cette nuit',
  },
  states: {
    waiting: 'Elle attend ton accord\u00a0: ses idées sont invisibles.',
    shown: 'Ses idées sont montrées.',
    paused: 'Ni ses pages ni ses flux ne sont lus\u00a0; ses idées restent montrées.',
    retired: 'Ses idées ne sont plus montrées à personne\u00a0; rien n’est perdu.',
  },
  decide: 'Décider',
  approve: 'Accepter la boutique',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  retire: 'Retirer',
  retireQuestion: (name: string) => `Retirer ${name}\u00a0?`,
  retireDetail: (ideas: number) =>
    `${counted(ideas, 'idée ne sera plus montrée', 'idées ne seront plus montrées')}. Rien n’est effacé\u00a0: tout revient quand la boutique revient.`,
  return: 'Faire revenir',
  done: {
    accepted: 'La boutique est acceptée.',
    pause: 'La boutique est en pause.',
    resume: 'La boutique est de nouveau lue.',
    retire: 'La boutique est retirée.',
    return: 'La boutique est de retour.',
    identity: 'C’est enregistré.',
    affiliate: 'Le lien d’affiliation est enregistré.',
    titles: 'La règle est enregistrée\u00a0: les titres sont repris dans les minutes qui viennent.',
    learn: 'La règle sera de nouveau apprise, chaque matin.',
    merged: 'Les deux boutiques n’en font plus qu’une.',
    added: 'La boutique est ajoutée.',
  },
  identity: 'Qui elle est',
  name: 'Nom',
  host: 'Hôte',
  hostHint: 'Comme boutique.fr, avec ou sans www.',
  affiliatedField: 'Elle nous verse une commission',
  save: 'Enregistrer',
  affiliate: 'Lien d’affiliation',
  affiliateLead:
    'Appliqué au moment du clic vers la boutique, et annoncé au visiteur par «\u00a0lien affilié\u00a0». Le choix des idées n’en sait rien.',
  template: 'Modèle',
  templateHint: 'Comme https://reseau.exemple/clic?m=42&url={url}. Vide\u00a0: aucun.',
  titles: 'Fins de titres à enlever',
  titlesLearned: 'Règle apprise des titres de la boutique, relue chaque matin.',
  titlesEdited: 'Règle écrite à la main\u00a0: elle n’est plus apprise.',
  suffixes: 'Une fin par ligne, sans le séparateur',
  suffixesHint: 'Les majuscules et les accents ne comptent pas. Les titres d’origine sont gardés.',
  preview: 'Voir l’effet',
  learn: 'Laisser apprendre',
  examples: 'Exemples',
  noTitles: 'Aucun titre n’a encore été lu dans cette boutique.',
  flows: 'Voir ses flux',
  crawl: 'Voir ses visites',
  merge: 'Fusionner',
  mergeLead:
    'Quand deux boutiques n’en font qu’une\u00a0: les idées de celle-ci passent à l’autre, avec leurs étiquettes. Ses pages restent visitées et ses flux lus, pour l’autre.',
  find: 'Trouver l’autre boutique',
  findHint: 'Une partie de son nom ou de son hôte.',
  findButton: 'Chercher',
  noneFound: (typed: string) => `Aucune autre boutique ne s’appelle «\u00a0${typed}\u00a0».`,
  firstOthers: (count: number) =>
    `Les ${count} premières par leur nom\u00a0: pour une autre, tape une partie du sien au-dessus.`,
  into: 'L’autre boutique',
  choose: 'Choisir…',
  mergePreview: 'Voir ce qui se passerait',
  mergeConfirm: 'Fusionner',
  mergeQuestion: (name: string, other: string) => `Fusionner ${name} dans ${other}\u00a0?`,
  mergeDetail: 'Cela ne s’annule pas.',
  mergeCounts: ({ moved, same, labels }: MergeCounts) => [
    moved === 0
      ? 'Aucune idée ne change de boutique.'
      : `${counted(moved, 'idée change', 'idées changent')} de boutique, avec leurs étiquettes\u00a0; les liens partagés y mènent toujours.`,
    same === 0
      ? 'Aucun produit n’est dans les deux.'
      : `${counted(same, 'produit est', 'produits sont')} dans les deux\u00a0: l’idée de l’autre boutique reste montrée, avec ${counted(labels, 'étiquette de plus', 'étiquettes de plus')}\u00a0; celle d’ici devient son double, invisible.`,
  ],
  notUndone: {
    forbidden: 'Tu ne peux plus annuler.',
    unknown_decision: 'Cette décision n’existe plus.',
    undone_already: 'C’était déjà annulé.',
    changed_since:
      'Impossible d’annuler\u00a0: la boutique a changé depuis, ou cela ne s’annule pas.',
  },
  rejections: {
    unknown_merchant: 'Cette boutique n’existe plus.',
    changed_already: 'Quelqu’un l’a déjà fait.',
    changed_meanwhile:
      'Quelqu’un a changé cette boutique entre-temps. Ce que tu as tapé est encore là\u00a0: relis, puis enregistre de nouveau.',
    no_name: 'Un nom de 200\u00a0signes au plus.',
    invalid_host: 'L’hôte d’un site, comme boutique.fr.',
    host_taken: 'Une autre boutique a déjà cet hôte.',
    invalid_suffixes: 'Vingt fins de titres au plus, de 100\u00a0signes chacune.',
    same_merchant: 'Choisis une autre boutique.',
    retired_merchant: 'Une boutique retirée ne se fusionne pas\u00a0: fais-la d’abord revenir.',
    templates: {
      not_https: 'Une adresse en https, sans espace ni nom d’utilisateur.',
      no_placeholder: 'Il manque {url}, à la place de l’adresse de la page.',
      several_placeholders: '{url} ne peut y être qu’une fois.',
      placeholder_in_host: '{url} doit se trouver après l’hôte, dans le chemin ou les paramètres.',
      too_long: '1\u00a0000\u00a0signes au plus.',
    } satisfies Record<TemplateRejection, string>,
  },
};
