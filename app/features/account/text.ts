// Words of the account pages.

import { RETENTION } from '#modules/platform/shared.ts';

const email = {
  label: 'Ton adresse e-mail',
  missing: 'Écris ton adresse e-mail.',
  invalid: 'Cette adresse ne ressemble pas à une adresse e-mail : il y faut un @, puis un point.',
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
  summary: 'Encore un petit détail :',
  submit: 'Me connecter',
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
  password: {
    label: 'Choisis un mot de passe',
    hint: '8 caractères au minimum.',
    missing: 'Choisis un mot de passe.',
    short: 'Il est trop court : 8 caractères au minimum.',
    long: 'Il est trop long : 200 caractères suffisent.',
  },
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
