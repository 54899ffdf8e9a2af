// Words for what goes wrong. Several are fixed by the specification (§8).

export type ErrorText = { title: string; message: string };

export const SERVER_ERROR = 'Erreur server. Réessaye plus tard.';
export const NETWORK_ERROR = 'Impossible de contacter le serveur, as-tu internet ?';
export const LATE_ERROR =
  'Cette page met trop longtemps à venir\u00a0: je la demande d’une autre façon.';
export const GENERIC_ERROR = 'Oups il y a eu un petit souci, peux-tu recommencer ?';

const SERVER: ErrorText = { title: 'Le traîneau est en panne', message: SERVER_ERROR };
const GENERIC: ErrorText = { title: 'Un petit souci', message: GENERIC_ERROR };

const BY_STATUS: Record<number, ErrorText> = {
  400: {
    title: 'Je n’ai pas compris',
    message: 'Cette demande est illisible : l’adresse est peut-être coupée ou abîmée.',
  },
  401: {
    title: 'Il faut te connecter',
    message: 'Accès refusé : cette page demande un compte. Connecte-toi, puis reviens ici.',
  },
  403: {
    title: 'Cette page ne s’ouvre pas',
    message:
      'Accès refusé : tu n’as pas le droit d’aller là, ou la demande venait d’un autre site.',
  },
  404: {
    title: 'Cette page s’est envolée',
    message:
      'Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il manque une lettre.',
  },
  405: {
    title: 'Ça ne marche pas comme ça',
    message: 'Cette adresse ne se demande pas de cette façon. Repars de l’accueil.',
  },
  408: {
    title: 'C’était un peu long',
    message: 'La demande a mis trop de temps à arriver. Peux-tu recommencer ?',
  },
  409: {
    title: 'Quelqu’un est passé avant toi',
    message: 'Ce que tu voulais changer a déjà changé. Recharge la page et recommence.',
  },
  413: {
    title: 'C’est trop gros',
    message: 'Ce que tu envoies est trop long pour moi. Raccourcis un peu et recommence.',
  },
  415: {
    title: 'Je ne lis pas ce format',
    message: 'Ce que tu envoies n’est ni un formulaire ni du JSON.',
  },
  422: {
    title: 'Il y a quelque chose à corriger',
    message: 'Une réponse du formulaire ne va pas. Vérifie-la et recommence.',
  },
  429: {
    title: 'Doucement !',
    message: 'Trop de demandes à la suite. Souffle un peu, puis recommence.',
  },
  503: {
    title: 'Je reviens tout de suite',
    message: SERVER_ERROR,
  },
};

/** What a visitor reads for an HTTP status. */
export function errorText(status: number): ErrorText {
  return BY_STATUS[status] ?? (status >= 500 ? SERVER : GENERIC);
}

export const ERROR_PAGE = {
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  about: 'À propos de Trouvaille',
  signIn: 'Me connecter',
};
