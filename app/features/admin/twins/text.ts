import { formatQuantity } from '#app/ui/text/format.ts';

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}\u00a0${count > 1 ? many : one}`;

// Words of the review of twins.
export const twinsText = {
  metaTitle: 'Jumeaux – Administration',
  title: 'Jumeaux',
  lead: 'Le même produit dans plusieurs boutiques, ou ses variantes. Ce que tu décides n’est jamais défait par la machine.',
  filter: {
    label: 'Choisir les chaînes',
    search: 'Mots du titre d’une idée',
    limit: 'Chaînes par page',
    min_chain_len: 'Relations au moins',
    min_ideas_count: 'Idées au moins',
    max_ideas_count: 'Idées au plus',
    allow_single_merchant: 'Boutiques',
    merchants: { 0: 'deux au moins', 1: 'une au moins' },
    sort_mode: 'Ordre',
    sorts: { 0: 'les plus longues', 1: 'les moins sûres', 2: 'les plus récentes' },
    apply: 'Afficher',
  },
  range: (from: number, to: number, total: number) =>
    to - from + 1 < total
      ? `Chaînes ${formatQuantity(from)} à ${formatQuantity(to)} sur ${formatQuantity(total)}`
      : counted(total, 'chaîne', 'chaînes'),
  file: 'jumeaux',
  columns: {
    title: 'Première idée',
    ideas: 'Idées',
    links: 'Relations',
    waiting: 'Relations à relire',
  },
  listHeading: 'Chaînes',
  nothing: 'Aucune chaîne',
  nothingHelp:
    'Baisse le nombre de relations pour voir les paires simples, ou cherche d’autres mots.',
  facts: (ideas: number, links: number, waiting: number) =>
    [
      counted(ideas, 'idée', 'idées'),
      counted(links, 'relation', 'relations'),
      waiting > 0 ? `${formatQuantity(waiting)} à relire` : 'relue',
    ].join(', '),
  previous: 'Chaîne précédente',
  next: 'Chaîne suivante',
  confirm: 'Tout confirmer',
  ideas: 'Idées de la chaîne',
  idea: 'Idée',
  shop: 'Boutique',
  price: 'Prix',
  gone: 'plus disponible',
  otherIdeas: (count: number) => `Voir ${counted(count, 'autre idée', 'autres idées')}`,
  split: 'Séparer',
  links: 'Relations',
  otherLinks: (count: number) => `Voir ${counted(count, 'autre relation', 'autres relations')}`,
  link: (one: string, other: string) => `${one} et ${other}`,
  relation: 'Relation',
  score: 'Sûreté',
  deciders: { machine: 'la machine', person: 'quelqu’un' },
  change: 'Changer',
  current: 'Quelle est la relation de ces deux idées\u00a0?',
  more: (count: number) => `et ${formatQuantity(count)} de plus`,
  done: { decided: 'C’est noté.' },
  problems: {
    forbidden: 'Seule une personne de l’administration peut décider des jumeaux.',
    unknownChain: 'Ces idées ne sont plus dans une même chaîne.',
    tooLarge: 'Cette chaîne est trop longue pour être décidée d’un coup\u00a0: sépare-la d’abord.',
    unknownDecision: 'Cette décision n’existe pas.',
    undoneAlready: 'C’était déjà annulé.',
    changedSince: 'Une de ces relations a changé depuis\u00a0: rien n’est annulé.',
  },
};
