// Words of an account's own pages.

import { formatDuration, NBSP, RETENTION } from '#modules/platform/shared.ts';
import { email, newPassword } from '../text.ts';

const currentPassword = {
  label: 'Ton mot de passe actuel',
  missing: 'Écris ton mot de passe actuel.',
};

/** What every form of these pages may answer. */
const common = {
  wrong: 'Ce n’est pas ton mot de passe.',
  tooMany: 'Trop d’essais à la suite. Attends un peu, une heure au plus, puis recommence.',
  summary: `Encore un petit détail${NBSP}:`,
  back: 'Retour à ton compte',
};

export const ownText = {
  metaTitle: 'Ton compte',
  title: 'Ton compte',
  since: (day: string) => `Ouvert le ${day}`,
  roles: {
    Admin: 'tu administres le site',
    Moderator: 'tu modères',
    Contributor: 'tu contribues',
  },
  done: {
    password: 'Ton nouveau mot de passe est en place. Les autres navigateurs sont déconnectés.',
    email: `Un message est parti à ta nouvelle adresse. Ouvre-le et suis son lien${NBSP}: d’ici là, rien ne change.`,
    validated: 'C’est ta nouvelle adresse. Elle te servira à te connecter.',
  } as Readonly<Record<string, string>>,
  details: {
    title: 'Adresse et mot de passe',
    email: 'Adresse',
    newEmail: (address: string) => `En attente de validation${NBSP}: ${address}`,
    changeEmail: 'Changer d’adresse',
    password: 'Mot de passe',
    hidden: 'Haché et salé, illisible même pour nous',
    changePassword: 'Changer de mot de passe',
  },
  signIns: {
    title: 'Où tu es connecté',
    browsers: {
      Chrome: 'Chrome',
      Edge: 'Edge',
      Firefox: 'Firefox',
      Safari: 'Safari',
      Other: 'Un autre navigateur',
    },
    since: (moment: string) => `depuis le ${moment}`,
    current: 'Ce navigateur-ci',
    end: 'Déconnecter',
    ended: 'C’est fait\u00a0: l’autre navigateur est déconnecté.',
    endAll: 'Tout déconnecter, ici aussi',
    note: 'Nous ne gardons que la date et la famille du navigateur, ni adresse IP, ni lieu.',
  },
  activity: {
    title: 'Activité',
    none: `Rien à signaler${NBSP}: ni ton mot de passe, ni ton adresse, ni tes droits n’ont changé depuis ${formatDuration(RETENTION.accountEvent)}.`,
    events: {
      password_changed: 'Mot de passe changé',
      password_reset: 'Mot de passe oublié, puis remplacé',
      email_changed: 'Adresse changée',
      role_changed: 'Droits changés',
      sessions_ended: 'Déconnecté partout',
      export_requested: 'Fichier de tes données demandé',
      locked: 'Compte bloqué',
      unlocked: 'Compte débloqué',
    },
  },
  data: {
    title: 'Tes données',
    intro: `Tout ce que Trouvaille garde de toi tient dans un fichier, au format JSON. Il est prêt en un instant, et reste ici ${formatDuration(RETENTION.accountExport)}.`,
    request: 'Préparer le fichier',
    again: 'En préparer un nouveau',
    pending: 'Ton fichier se prépare.',
    refresh: 'Est-il prêt\u00a0?',
    ready: (day: string) => `Ton fichier est prêt, jusqu’au ${day}.`,
    download: 'Télécharger mes données',
    tooMany: 'Cinq fichiers par jour, c’est bien assez. Reviens demain.',
  },
  deletion: {
    title: 'Partir',
    intro:
      'Ton adresse, ton mot de passe et tes connexions seront effacés sur-le-champ. Ce que tu as proposé restera, sans ton nom. Tes alertes ne dépendent pas de ton compte\u00a0: chacun de leurs messages a de quoi les arrêter.',
    action: 'Supprimer mon compte',
    question: 'Supprimer ton compte pour de bon\u00a0?',
    detail: 'Personne ne pourra le rouvrir, pas même nous.',
    lastAdmin:
      'Tu es seul à administrer le site\u00a0: nomme d’abord un autre admin, par la ligne de commande.',
  },
  password: currentPassword,
  ...common,
};

export const passwordText = {
  metaTitle: 'Changer de mot de passe',
  title: 'Un nouveau mot de passe',
  intro: 'Les autres navigateurs seront déconnectés.',
  current: currentPassword,
  next: newPassword,
  forgotten: 'Mot de passe oublié\u00a0?',
  submit: 'Changer',
  ...common,
};

export const emailText = {
  metaTitle: 'Changer d’adresse',
  title: 'Une nouvelle adresse',
  intro: (address: string) =>
    `Aujourd’hui, c’est ${address}. Un message partira à la nouvelle, avec un lien pour la valider\u00a0; jusque-là, rien ne change.`,
  email: { ...email, label: 'Ta nouvelle adresse e-mail' },
  same: 'C’est déjà ton adresse.',
  current: currentPassword,
  submit: 'Recevoir le lien',
  ...common,
  tooMany: 'Trop de demandes à la suite. Attends un peu, une heure au plus, puis recommence.',
};

export const emailValidationText = {
  metaTitle: 'Valider ta nouvelle adresse',
  title: 'Plus qu’un geste',
  intro: (address: string) =>
    `Ton compte passera à ${address}. Pour être sûr que c’est bien toi, redis ton mot de passe.`,
  password: currentPassword,
  submit: 'Valider',
  failedTitle: 'Ce lien ne marche plus',
  failed: `L’adresse n’a pas pu être validée\u00a0: le lien a plus de ${formatDuration(RETENTION.emailChange)}, il a déjà servi, une autre demande l’a remplacé, ou il en manque un bout. Ton compte garde son adresse.`,
  ...common,
};
