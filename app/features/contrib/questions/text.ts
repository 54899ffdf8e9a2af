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
  unknown: 'Souvent «\u00a0je ne sais pas\u00a0»',
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
  implies: (from, to) => `Oui à «\u00a0${from}\u00a0» répond oui à «\u00a0${to}\u00a0».`,
  impliesNot: (from, to) => `Oui à «\u00a0${from}\u00a0» répond non à «\u00a0${to}\u00a0».`,
  noImplies: (from, to) => `Non à «\u00a0${from}\u00a0» répond non à «\u00a0${to}\u00a0».`,
  impliesCanAsk: (from, to) =>
    `Il faut un oui à «\u00a0${from}\u00a0» pour demander «\u00a0${to}\u00a0».`,
  impliesCannotAsk: (from, to) =>
    `Après un oui à «\u00a0${from}\u00a0», on ne demande plus «\u00a0${to}\u00a0».`,
  refines: (from, to) =>
    `«\u00a0${to}\u00a0» précise «\u00a0${from}\u00a0»\u00a0: on la pose après un oui.`,
  makesLikely: (from, to) =>
    `Oui à «\u00a0${from}\u00a0» rend probable un oui à «\u00a0${to}\u00a0».`,
  createsReaction: (from, to) =>
    `Une idée reliée à «\u00a0${from}\u00a0» l’est aussi à «\u00a0${to}\u00a0».`,
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
    makesLikely: `oui à ${THIS}\u00a0: oui probable à ${OTHER}`,
    createsReaction: `les idées de ${THIS} vont aussi avec ${OTHER}`,
  },
  to: {
    implies: `oui à ${OTHER} = oui à ${THIS}`,
    impliesNot: `oui à ${OTHER} = non à ${THIS}`,
    noImplies: `non à ${OTHER} = non à ${THIS}`,
    impliesCanAsk: `${THIS} seulement après un oui à ${OTHER}`,
    impliesCannotAsk: `${THIS} jamais après un oui à ${OTHER}`,
    refines: `${THIS} précise ${OTHER}`,
    makesLikely: `oui à ${OTHER}\u00a0: oui probable à ${THIS}`,
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
  recent:
    'Posée, oui, non et ne sait pas sont comptés dans les 2\u00a0000 dernières recherches\u00a0; le compte est refait toutes les cinq minutes.',
  empty: 'Aucune question ne correspond',
  emptyHelp: 'Élargis les filtres, ou propose la question qui manque.',
  all: 'Voir toutes les questions',
  done: {
    proposed: 'Merci\u00a0! Ta proposition attend la relecture d’un modérateur.',
    accepted: 'C’est en ligne\u00a0: les recherches en cours en tiennent déjà compte.',
  },
};

export const fieldsText = {
  category: 'Catégorie',
  keywords: 'Mots-clés',
  keywordsHint: 'Séparés par des virgules. Un visiteur qui en écrit un répond oui à la question.',
  allowDoubt: 'Proposer aussi «\u00a0probablement oui\u00a0» et «\u00a0probablement non\u00a0»',
  yes: 'oui',
  no: 'non',
  texts: 'Les quinze textes',
  textsHint:
    'Proposés par la grammaire, à relire. Vide un champ pour qu’il soit proposé à nouveau.',
  missing: 'Il manque ce texte.',
  long: 'C’est trop long\u00a0: 300 caractères au plus.',
  odd: 'Ce texte contient des caractères qui ne s’écrivent pas.',
  keywordsMax: '60 mots-clés au plus, de 60 caractères chacun.',
  summary: 'Il reste à corriger\u00a0:',
  sameContent: 'Une autre question a déjà ce texte.',
  full: 'Le catalogue n’a plus de place pour une question.',
  conflict: 'Cette relation en contredit d’autres.',
  tooMany: 'Tu vas très vite\u00a0! Attends un peu, puis recommence.',
};

export const addText = {
  title: 'Proposer une question',
  metaTitle: 'Proposer une question',
  intro:
    'Une bonne question départage les idées\u00a0: certains répondent oui, d’autres non, et presque tous savent.',
  statement: 'La phrase',
  sentence: 'Ce qu’on dirait d’un homme si c’est oui',
  sentenceHint:
    'Par exemple «\u00a0Il aime le jazz\u00a0», «\u00a0Il a un jardin\u00a0», «\u00a0Le thé lui plaît\u00a0».',
  theme: 'Le thème, pour une question de thème',
  themeHint: 'Par exemple «\u00a0le jazz\u00a0». Vide, il est lu dans la phrase.',
  variants: 'Si la grammaire ne suffit pas',
  female: 'La même phrase pour une femme',
  femaleHint: 'Par exemple «\u00a0Elle est ta mère\u00a0».',
  couple: 'La même phrase pour un couple',
  coupleHint: 'Par exemple «\u00a0Ce sont tes parents\u00a0».',
  propose: 'Proposer les textes',
  again: 'Tout proposer à nouveau',
  similar: 'On demande déjà presque la même chose\u00a0:',
  ideas: 'Les idées qu’elle départage',
  find: 'Chercher des idées',
  findHint: 'Par quelques mots\u00a0: «\u00a0vinyle\u00a0», «\u00a0concert\u00a0».',
  search: 'Chercher',
  choose: (title: string) => `Choisir «\u00a0${title}\u00a0»`,
  nothing: 'Aucune idée trouvée avec ces mots.',
  chosen: (count: number) => (count === 1 ? '1 idée choisie' : `${count} idées choisies`),
  drop: (title: string) => `Retirer «\u00a0${title}\u00a0»`,
  direction: (title: string) => `Réponse qui va avec «\u00a0${title}\u00a0»`,
  strength: (title: string) => `Force pour «\u00a0${title}\u00a0»`,
  directions: { Yes: 'Oui', No: 'Non' },
  strengths: { Low: 'un peu mieux', Normal: 'souhaité', High: 'indispensable' },
  pickIdeas: 'Choisis des idées pour valider',
  writeQuestion: 'Écris une question pour valider',
  check: 'Voici les textes proposés\u00a0: relis-les, puis valide.',
  ready: 'Prête à être envoyée.',
  submit: 'Valider la question',
  tooManyIdeas: '200 idées au plus.',
  unknownIdea: 'Une des idées choisies n’existe plus\u00a0: retire-la.',
};

const reopened = (count: number) =>
  count < 2
    ? `${count} réponse déduite ne le serait plus`
    : `${count} réponses déduites ne le seraient plus`;

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
  unknownOther: 'Cette question n’existe pas\u00a0: choisis-la dans la liste.',
  self: 'Une question n’a pas de relation avec elle-même.',
  choose: 'Choisis aussi la relation.',
  tooManyRelations: '100 relations au plus.',
  preview: 'Voir ce que ça change',
  save: 'Enregistrer',
  confirm: 'Lis ce que ça aurait changé, puis enregistre.',
  noImpact: 'Les relations ne changent pas\u00a0: les recherches non plus.',
  nothingChanged: 'Rien n’a changé.',
  changed:
    'Quelqu’un a modifié cette question pendant ce temps. Rien n’est perdu\u00a0: tes textes sont encore là, et les siens à côté quand vous avez changé les mêmes. Relis, puis enregistre.',
  conflictTitle: 'Ces relations se contredisent\u00a0:',
  conflictEnd: 'Retire l’une d’elles.',
  impactTitle: 'Ce que ça aurait changé',
  impactSoft:
    'Probabilités et idées reliées changent sans qu’une réponse change\u00a0: elles ne sont pas comptées ici.',
  searchImpact: {
    searches: (count: number) =>
      count === 0
        ? 'Il n’y a pas encore de recherche à laquelle comparer.'
        : `Dans les ${count.toLocaleString('fr-FR')} dernières recherches\u00a0:`,
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
    reopened,
  },
  peopleImpact: {
    people: (count: number) =>
      count === 0
        ? 'Ce site n’a pas de personnes décrites auxquelles comparer.'
        : `Pour les ${count.toLocaleString('fr-FR')} personnes décrites, inventées, dont on connaît toutes les réponses\u00a0:`,
    changed: (count: number) =>
      `quelque chose changerait pour ${count} ${count < 2 ? 'personne' : 'personnes'}`,
    answered: (count: number) =>
      count < 2
        ? `${count} réponse serait déduite sans poser la question`
        : `${count} réponses seraient déduites sans poser la question`,
    contradicted: (count: number) => `dont ${count} à tort\u00a0: c’est le contraire qui est vrai`,
    blocked: (count: number) =>
      count < 2
        ? `${count} question ne pourrait plus être posée`
        : `${count} questions ne pourraient plus être posées`,
    missed: (count: number) => `dont ${count} à tort\u00a0: la réponse serait oui`,
    reopened,
    yes_for_no: (question: string) =>
      `À «\u00a0${question}\u00a0», la relation répondrait oui, alors que c’est non pour\u00a0:`,
    no_for_yes: (question: string) =>
      `À «\u00a0${question}\u00a0», la relation répondrait non, alors que c’est oui pour\u00a0:`,
    yes_not_asked: (question: string) =>
      `On ne demanderait plus «\u00a0${question}\u00a0», alors que c’est oui pour\u00a0:`,
    unnamed:
      'La moitié des personnes sont comptées sans être nommées\u00a0: elles servent à mesurer les recherches.',
  },
};
