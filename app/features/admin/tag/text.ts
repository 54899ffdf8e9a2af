// Words of the screens about predicted labels.
import { formatQuantity } from '#app/ui/text/format.ts';
import { NBSP } from '#modules/platform/shared.ts';
import { formatPercent } from '../format.ts';

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}${NBSP}${count > 1 ? many : one}`;

export const tagText = {
  screens: 'Étiquettes prédites',
  tabs: {
    suggestions: 'Suggestions',
    obvious: 'Évidentes',
    ra: 'À attribuer',
    learning: 'Apprentissage',
  },
  metaTitle: (tab: string) => `${tab} – Étiquettes – Administration`,
  predicted: (label: string, chance: number) =>
    `Prédit${NBSP}: ${label} (${formatPercent(chance, 0)} de chances)`,
  undone: 'C’est annulé.',
  problems: {
    forbidden: 'Seule une personne de l’administration peut accepter des étiquettes prédites.',
    invalid: 'C’est trop d’étiquettes d’un coup\u00a0: recharge la page.',
    nothing: 'Toutes les étiquettes sont écartées\u00a0: il n’y a rien à accepter.',
    unknownDecision: 'Cette décision n’existe pas.',
    undoneAlready: 'C’était déjà annulé.',
    changedSince: 'Toutes ces étiquettes ont changé depuis\u00a0: rien n’est annulé.',
    unknownVersion: 'Cette version n’est plus gardée.',
  },
} as const;

export const suggestionsText = {
  title: 'Étiquettes suggérées',
  lead: 'Entrée accepte, une autre touche corrige, «\u00a0sans rapport\u00a0» (R) refuse\u00a0: une paire refusée n’est plus proposée.',
  order: 'Ordre des suggestions',
  byQuestion: 'Par question',
  byIdea: 'Par idée',
  question: 'Question',
  words: 'Mots de l’idée',
  wordsHint: 'Sans mots, les idées dont les étiquettes serviraient le plus.',
  show: 'Montrer',
  noQuestion: 'Cette question n’existe pas.',
  nothing: 'Rien n’est prédit ici, ou tout a déjà une étiquette.',
} as const;

export const raText = {
  title: 'Réactions à attribuer',
  lead: 'Les paires dont l’étiquette servirait le plus aux recherches\u00a0: ce qu’elle apprendrait, fois le nombre de recherches où la paire compte. Le calcul est refait toutes les heures.',
  nothing: 'Aucune paire à attribuer pour l’instant.',
  list: 'Toutes les paires',
  caption: 'Paires à attribuer',
  filter: 'Choisir les paires',
  search: 'Idée ou question',
  empty: 'Aucune paire ne contient ces mots.',
  columns: {
    idea: 'Idée',
    question: 'Question',
    label: 'Prédit',
    chance: 'Chances',
    shown: 'Idée montrée',
    answered: 'Question répondue',
    worth: 'Utilité',
  },
} as const;

export const obviousText = {
  title: 'Étiquettes évidentes',
  lead: (chance: number) =>
    `Ce qui est prédit à ${formatPercent(chance, 0)} et plus. Regarde l’échantillon, écarte ce qui te semble faux, puis accepte le lot entier\u00a0: il s’annule d’un geste.`,
  question: 'Question',
  allQuestions: 'Toutes les questions',
  show: 'Montrer',
  batch: (pairs: number, total: number, isMore: boolean) => {
    const batch = `Un lot de ${counted(pairs, 'étiquette', 'étiquettes')}`;
    if (isMore) return `${batch}, sur plus de ${formatQuantity(total)} en tout.`;
    return pairs < total ? `${batch}, sur ${formatQuantity(total)} en tout.` : `${batch}.`;
  },
  sample: (count: number) =>
    `Échantillon de ${counted(count, 'paire', 'paires')}, de la plus sûre à la moins sûre`,
  leave: 'Écarter',
  accept: (count: number) => `Accepter ce lot de ${formatQuantity(count)}`,
  accepted: (accepted: number, left: number) =>
    [
      accepted === 0
        ? 'Aucune étiquette n’a été ajoutée.'
        : `${counted(accepted, 'étiquette acceptée', 'étiquettes acceptées')}.`,
      left > 0 &&
        `${counted(left, 'paire a', 'paires ont')} changé entre-temps et ${left > 1 ? 'restent' : 'reste'} comme ${left > 1 ? 'elles sont' : 'elle est'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  nothing: 'Rien n’est assez sûr pour être accepté d’un coup.',
} as const;

export const learningText = {
  title: 'Apprentissage des étiquettes',
  lead: 'Le modèle apprend chaque nuit de toutes les étiquettes acceptées. Sa qualité est mesurée sur des idées qu’il n’a pas vues.',
  train: 'Réentraîner maintenant',
  done: {
    asked:
      'L’entraînement est demandé\u00a0: la nouvelle version apparaîtra ici dans quelques minutes.',
    waiting:
      'Un entraînement attend déjà\u00a0: la nouvelle version apparaîtra ici dans quelques minutes.',
    activated: 'Cette version est active\u00a0: toutes les prédictions sont refaites avec elle.',
  },
  none: 'Aucune version n’est entraînée',
  noneHelp: 'Il faut au moins quelques dizaines d’idées avec des étiquettes.',
  version: (id: number) => `Version n°${NBSP}${id}`,
  versionFacts: (ideas: number, labels: number) =>
    `Apprise de ${counted(ideas, 'idée', 'idées')} et ${counted(labels, 'étiquette', 'étiquettes')}.`,
  figures: {
    averagePrecision: 'Précision moyenne',
    auc: 'Aire sous la courbe ROC',
    calibrationError: 'Erreur de calibration',
    obvious: (chance: number) => `Justes à ${formatPercent(chance, 0)} et plus`,
    obviousNote: (right: number, all: number) =>
      `${formatQuantity(right)} sur ${formatQuantity(all)}`,
    pairs: 'Paires mesurées',
    positives: (count: number) => `${formatQuantity(count)} avec une étiquette`,
    unknown: 'inconnu',
  },
  calibration: {
    title: 'Calibration',
    ofQuestion: 'Calibration de cette question',
    lead: 'Ce qui est prédit et ce qui est vrai, par tranche de chances\u00a0: deux barres égales, c’est juste.',
    axis: 'Chances prédites',
    predicted: 'prédit',
    observed: 'observé',
  },
  curve: {
    title: 'Courbe d’apprentissage',
    lead: 'La qualité selon le nombre d’idées étiquetées. Tant qu’elle monte, étiqueter sert.',
    axis: 'Idées',
  },
  questions: {
    heading: 'Par question',
    caption: 'Qualité par question',
    filter: 'Choisir les questions',
    search: 'Question',
    empty: 'Aucune question ne contient ces mots.',
    columns: {
      question: 'Question',
      pairs: 'Exemples',
      positives: 'Étiquetés',
      averagePrecision: 'Précision moyenne',
      auc: 'Aire ROC',
      calibrationError: 'Erreur de calibration',
      obvious: 'Évidentes justes',
    },
    suggestions: 'Voir ses suggestions',
  },
  versions: {
    heading: 'Versions',
    caption: 'Qualité de chaque version',
    file: 'versions-du-modele',
    id: 'Version',
    trained: 'Entraînée le',
    ideas: 'Idées',
    labels: 'Étiquettes',
    seconds: 'Durée',
    duration: (seconds: number) => `${formatQuantity(seconds)}${NBSP}s`,
    averagePrecision: 'Précision moyenne',
    state: 'État',
    active: 'active',
    activate: 'Activer',
    activateTarget: (id: number) => `la version ${id}`,
  },
} as const;
