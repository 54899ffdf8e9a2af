// Words of the screens on questions.
import type { Category, Form, Relation, Subject } from '#modules/catalogue/shared.ts';
import type { QuestionProblem } from '#modules/moderation/questions/shared.ts';

export const categoryText: Record<Category, string> = {
  AskStart: 'Pour commencer',
  TagMain: 'Thème',
  GoodToAsk: 'Bonne à poser',
  AverageQuality: 'Moyenne',
  TagSecondary: 'Thème précis',
  AskOnlyIfNeeded: 'En dernier recours',
  Unknown: 'Jamais posée',
};

export const problemText: Record<QuestionProblem, string> = {
  one_sided: 'Presque toujours la même réponse',
  unknown: 'Souvent « je ne sais pas »',
  few_labels: 'Peu d’idées reliées',
};

export const subjectText: Record<Subject, string> = {
  Male: 'Pour un homme',
  Female: 'Pour une femme',
  Couple: 'Pour un couple',
  Others: 'Pour plusieurs personnes',
  Unknown: 'Sans préciser',
};

export const formText: Record<Form, string> = {
  affirmative: 'Oui',
  interrogative: 'Question',
  negative: 'Non',
};

/** What a relation means, between the texts of two questions. */
export const relationText: Record<Relation, (from: string, to: string) => string> = {
  implies: (from, to) => `Oui à « ${from} » répond oui à « ${to} ».`,
  impliesNot: (from, to) => `Oui à « ${from} » répond non à « ${to} ».`,
  noImplies: (from, to) => `Non à « ${from} » répond non à « ${to} ».`,
  impliesCanAsk: (from, to) => `Il faut un oui à « ${from} » pour demander « ${to} ».`,
  impliesCannotAsk: (from, to) => `Après un oui à « ${from} », on ne demande plus « ${to} ».`,
  refines: (from, to) => `« ${to} » précise « ${from} » : on la pose après un oui.`,
  makesLikely: (from, to) => `Oui à « ${from} » rend probable un oui à « ${to} ».`,
  createsReaction: (from, to) => `Une idée reliée à « ${from} » l’est aussi à « ${to} ».`,
};

const THIS = 'cette question';
const OTHER = 'l’autre';

/** A relation in a few words, from the question that is edited or to it. */
export const relationChoice = {
  from: {
    implies: `oui à ${THIS} = oui à ${OTHER}`,
    impliesNot: `oui à ${THIS} = non à ${OTHER}`,
    noImplies: `non à ${THIS} = non à ${OTHER}`,
    impliesCanAsk: `${OTHER} seulement après un oui à ${THIS}`,
    impliesCannotAsk: `${OTHER} jamais après un oui à ${THIS}`,
    refines: `${OTHER} précise ${THIS}`,
    makesLikely: `oui à ${THIS} : oui probable à ${OTHER}`,
    createsReaction: `les idées de ${THIS} vont aussi avec ${OTHER}`,
  },
  to: {
    implies: `oui à ${OTHER} = oui à ${THIS}`,
    impliesNot: `oui à ${OTHER} = non à ${THIS}`,
    noImplies: `non à ${OTHER} = non à ${THIS}`,
    impliesCanAsk: `${THIS} seulement après un oui à ${OTHER}`,
    impliesCannotAsk: `${THIS} jamais après un oui à ${OTHER}`,
    refines: `${THIS} précise ${OTHER}`,
    makesLikely: `oui à ${OTHER} : oui probable à ${THIS}`,
    createsReaction: `les idées de ${OTHER} vont aussi avec ${THIS}`,
  },
} satisfies Record<'from' | 'to', Record<Relation, string>>;

export const listText = {
  title: 'Questions',
  metaTitle: 'Les questions',
  caption: 'Questions du catalogue',
  add: 'Proposer une question',
  filter: 'Filtrer les questions',
  q: 'Texte',
  any: 'Toutes',
  own: 'Les miennes',
  problem: 'À améliorer',
  columns: {
    content: 'Question',
    category: 'Catégorie',
    labels: 'Idées reliées',
    asked: 'Posée',
    yes: 'Oui',
    no: 'Non',
    unknown: 'Ne sait pas',
    problem: 'À améliorer',
  },
  recent: 'Posée, oui, non et ne sait pas sont comptés dans les 2\u00a0000 dernières recherches.',
  empty: 'Aucune question ne correspond',
  emptyHelp: 'Élargis les filtres, ou propose la question qui manque.',
  all: 'Voir toutes les questions',
  done: {
    proposed: 'Merci ! Ta proposition attend la relecture d’un modérateur.',
    accepted: 'C’est en ligne : les recherches en cours en tiennent déjà compte.',
  },
};

export const fieldsText = {
  category: 'Catégorie',
  keywords: 'Mots-clés',
  keywordsHint: 'Séparés par des virgules. Un visiteur qui en écrit un répond oui à la question.',
  allowDoubt: 'Proposer aussi « probablement oui » et « probablement non »',
  texts: 'Les quinze textes',
  textsHint:
    'Proposés par la grammaire, à relire. Vide un champ pour qu’il soit proposé à nouveau.',
  missing: 'Il manque ce texte.',
  long: 'C’est trop long : 300 caractères au plus.',
  odd: 'Ce texte contient des caractères qui ne s’écrivent pas.',
  keywordsMax: '60 mots-clés au plus, de 60 caractères chacun.',
  summary: 'Il reste à corriger :',
  sameContent: 'Une autre question a déjà ce texte.',
  full: 'Le catalogue n’a plus de place pour une question.',
  conflict: 'Cette relation en contredit d’autres.',
  tooMany: 'Tu vas très vite ! Attends un peu, puis recommence.',
};

export const addText = {
  title: 'Proposer une question',
  metaTitle: 'Proposer une question',
  intro:
    'Une bonne question départage les idées : certains répondent oui, d’autres non, et presque tous savent.',
  statement: 'La phrase',
  sentence: 'Ce qu’on dirait d’un homme si c’est oui',
  sentenceHint: 'Par exemple « Il aime le jazz », « Il a un jardin », « Le thé lui plaît ».',
  theme: 'Le thème, pour une question de thème',
  themeHint: 'Par exemple « le jazz ». Vide, il est lu dans la phrase.',
  variants: 'Si la grammaire ne suffit pas',
  female: 'La même phrase pour une femme',
  femaleHint: 'Par exemple « Elle est ta mère ».',
  couple: 'La même phrase pour un couple',
  coupleHint: 'Par exemple « Ce sont tes parents ».',
  propose: 'Proposer les textes',
  again: 'Tout proposer à nouveau',
  similar: 'On demande déjà presque la même chose :',
  ideas: 'Les idées qu’elle départage',
  find: 'Chercher des idées',
  findHint: 'Par quelques mots : « vinyle », « concert ».',
  search: 'Chercher',
  choose: (title: string) => `Choisir « ${title} »`,
  nothing: 'Aucune idée trouvée avec ces mots.',
  chosen: (count: number) => (count === 1 ? '1 idée choisie' : `${count} idées choisies`),
  drop: (title: string) => `Retirer « ${title} »`,
  direction: (title: string) => `Réponse qui va avec « ${title} »`,
  strength: (title: string) => `Force pour « ${title} »`,
  directions: { Yes: 'Oui', No: 'Non' },
  strengths: { Low: 'un peu mieux', Normal: 'souhaité', High: 'indispensable' },
  pickIdeas: 'Choisis des idées pour valider',
  writeQuestion: 'Écris une question pour valider',
  check: 'Voici les textes proposés : relis-les, puis valide.',
  ready: 'Prête à être envoyée.',
  submit: 'Valider la question',
  tooManyIdeas: '200 idées au plus.',
  unknownIdea: 'Une des idées choisies n’existe plus : retire-la.',
};

export const enrichText = {
  title: 'Modifier la question',
  metaTitle: 'Modifier une question',
  relations: 'Relations avec d’autres questions',
  none: 'Aucune relation pour l’instant.',
  keep: 'Décoche une relation pour la retirer.',
  open: 'Ouvrir',
  add: 'Ajouter une relation',
  other: 'L’autre question',
  otherHint: 'Choisis-la dans la liste, ou écris son numéro.',
  relation: 'Relation',
  noRelation: '—',
  unknownOther: 'Cette question n’existe pas : choisis-la dans la liste.',
  self: 'Une question n’a pas de relation avec elle-même.',
  choose: 'Choisis aussi la relation.',
  tooManyRelations: '100 relations au plus.',
  preview: 'Voir ce que ça change',
  save: 'Enregistrer',
  confirm: 'Lis ce que ça aurait changé, puis enregistre.',
  noImpact: 'Les relations ne changent pas : les recherches non plus.',
  nothingChanged: 'Rien n’a changé.',
  changed:
    'Quelqu’un a modifié cette question pendant ce temps. Rien n’est perdu : tes textes sont encore là, et ceux de maintenant sont à côté quand ils diffèrent. Relis, puis enregistre.',
  theirs: (value: string) => `Maintenant : ${value || '(vide)'}`,
  conflictTitle: 'Ces relations se contredisent :',
  conflictEnd: 'Retire l’une d’elles.',
  impactTitle: 'Ce que ça aurait changé',
  impact: {
    searches: (count: number) =>
      count === 0
        ? 'Il n’y a pas encore de recherche à laquelle comparer.'
        : `Dans les ${count.toLocaleString('fr-FR')} dernières recherches :`,
    changed: (count: number) =>
      count < 2
        ? `${count} recherche aurait été différente`
        : `${count} recherches auraient été différentes`,
    answered: (count: number) =>
      count < 2
        ? `${count} question posée aurait eu sa réponse sans être posée`
        : `${count} questions posées auraient eu leur réponse sans être posées`,
    contradicted: (count: number) => `dont ${count} où le visiteur avait dit le contraire`,
    blocked: (count: number) =>
      count < 2
        ? `${count} question posée ne l’aurait pas été`
        : `${count} questions posées ne l’auraient pas été`,
    reopened: (count: number) =>
      count < 2
        ? `${count} réponse déduite ne le serait plus`
        : `${count} réponses déduites ne le seraient plus`,
    soft: 'Probabilités et idées reliées changent sans qu’une réponse change : elles ne sont pas comptées ici.',
  },
};
