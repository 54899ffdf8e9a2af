// Words of the account pages.

import { RETENTION } from '#modules/platform/shared.ts';

/** The field of an address. */
export const email = {
  label: 'Ton adresse e-mail',
  missing: 'Écris ton adresse e-mail.',
  invalid: 'Cette adresse ne ressemble pas à une adresse e-mail : il y faut un @, puis un point.',
};

/** The field of a password that is chosen. */
export const newPassword = {
  label: 'Choisis un mot de passe',
  hint: '8 caractères au minimum.',
  missing: 'Choisis un mot de passe.',
  short: 'Il est trop court\u00a0: 8 caractères au minimum.',
  long: 'Il est trop long\u00a0: 200 caractères suffisent.',
};

export const signInText = {
  title: 'Te revoilà !',
  metaTitle: 'Connexion',
  description: 'Connecte-toi à ton compte Trouvaille pour proposer des idées et des questions.',
  intro: 'Connecte-toi pour partager tes idées de cadeaux.',
  email,
  password: {
    label: 'Ton mot de passe',
    missing: 'Écris ton mot de passe.',
  },
  wrong: 'Identifiants incorrects, merci de réessayer',
  tooMany: 'Trop d’essais à la suite. Attends un peu, une heure au plus, puis recommence.',
  validated: 'Ton compte est ouvert ! Il ne reste plus qu’à te connecter.',
  reset: 'Ton nouveau mot de passe est en place. Il ne reste plus qu’à te connecter.',
  newEmail: 'C’est ta nouvelle adresse. Connecte-toi avec elle.',
  summary: 'Encore un petit détail :',
  submit: 'Me connecter',
  forgotten: 'Mot de passe oublié\u00a0?',
  noAccount: 'Pas encore de compte ?',
  signUp: 'Crées-en un',
};

export const signUpText = {
  title: 'Bienvenue à bord',
  metaTitle: 'Créer un compte',
  description:
    'Crée un compte Trouvaille pour proposer des idées de cadeaux, des questions et des réactions.',
  intro:
    'Chercher un cadeau ne demande aucun compte. Pour proposer tes idées et tes questions, oui : c’est ce qui garde la qualité.',
  email,
  privacy:
    'Ton adresse et ton mot de passe, haché et salé : c’est tout ce que nous gardons de toi.',
  tooMany: 'Trop de comptes demandés à la suite. Réessaye dans une heure.',
  failed: 'Oops, impossible de créer le compte.',
  summary: 'Encore un petit détail :',
  submit: 'Créer mon compte',
  hasAccount: 'Tu as déjà un compte ?',
  signIn: 'Connecte-toi',
  sentTitle: 'Regarde ta boîte aux lettres',
  sent: `Un message vient de partir à ton adresse. Ouvre-le et suis son lien pour valider ton compte : il marche pendant ${RETENTION.unconfirmedSignup.hours} heures.`,
  sentHint: 'Rien reçu ? Regarde dans les indésirables, ou recommence avec la bonne adresse.',
  restart: 'Recommencer',
};

export const validationText = {
  metaTitle: 'Valider ton compte',
  title: 'Plus qu’un geste',
  intro:
    'C’est bien toi qui as demandé ce compte\u00a0? Alors redis le mot de passe que tu avais choisi, et il est à toi.',
  password: {
    label: 'Ton mot de passe',
    missing: 'Écris le mot de passe que tu avais choisi.',
  },
  wrong:
    'Ce n’est pas le mot de passe choisi pour ce compte. Si la demande ne venait pas de toi, recommence l’inscription\u00a0: ce lien ne marchera plus.',
  summary: 'Encore un petit détail\u00a0:',
  submit: 'Valider mon compte',
  failedTitle: 'Ce lien ne marche plus',
  failed: `L’adresse n’a pas pu être validée : le lien a plus de ${RETENTION.unconfirmedSignup.hours} heures, il a déjà servi, ou il en manque un bout. Si ton compte est déjà ouvert, connecte-toi. Sinon, recommence.`,
  restart: 'Recommencer',
  signIn: 'Me connecter',
};

export const forgottenText = {
  metaTitle: 'Mot de passe oublié',
  title: 'Ça arrive à tout le monde',
  description:
    'Tu as oublié ton mot de passe Trouvaille\u00a0? Choisis-en un nouveau, en un message.',
  intro:
    'Donne l’adresse de ton compte\u00a0: un message y partira, avec un lien pour choisir un nouveau mot de passe.',
  email,
  tooMany: 'Trop de demandes à la suite. Attends un peu, une heure au plus, puis recommence.',
  summary: 'Encore un petit détail\u00a0:',
  submit: 'Recevoir le lien',
  signIn: 'Retour à la connexion',
  sentTitle: 'Regarde ta boîte aux lettres',
  sent: `Si cette adresse a un compte, un message vient d’y partir. Son lien marche une seule fois, pendant ${RETENTION.passwordReset.hours} heures.`,
  sentHint: 'Rien reçu\u00a0? Regarde dans les indésirables, ou recommence avec une autre adresse.',
  restart: 'Recommencer',
};

export const resetText = {
  metaTitle: 'Choisir un nouveau mot de passe',
  title: 'Un nouveau mot de passe',
  intro: 'Choisis-le bien. Tous les navigateurs où tu étais connecté seront déconnectés.',
  password: newPassword,
  tooMany: 'Trop d’essais à la suite. Attends un peu, puis recommence.',
  summary: 'Encore un petit détail\u00a0:',
  submit: 'Garder ce mot de passe',
  failedTitle: 'Ce lien ne marche plus',
  failed: `Le lien a plus de ${RETENTION.passwordReset.hours} heures, il a déjà servi, ou il en manque un bout. Ton mot de passe n’a pas changé.`,
  restart: 'Demander un autre lien',
};
