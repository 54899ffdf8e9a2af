import { composeMail, type MailContent, RETENTION } from '#modules/platform/index.server.ts';
import type { ACCOUNT_NOTICES } from './shared.ts';

/** Asks the owner of an address to confirm that the account is theirs. */
export function signupMail(link: string): MailContent {
  return composeMail('Valide ton compte Trouvaille', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, vient de créer un compte Trouvaille avec cette adresse. Pour l’ouvrir, il reste une chose à faire :',
    { label: 'Valider mon compte', link },
    `Le lien marche pendant ${RETENTION.unconfirmedSignup.hours} heures. Si tu n’as rien demandé, ne fais rien : sans validation, le compte n’existera pas.`,
    'À bientôt !',
  ]);
}

/** Notifies the owner of an account that a second one was requested. */
export function alreadySignedUpMail(signInLink: string): MailContent {
  return composeMail('Tu as déjà un compte Trouvaille', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, a voulu créer un compte Trouvaille avec cette adresse. Elle en a déjà un : il suffit de te connecter.',
    { label: 'Me connecter', link: signInLink },
    'Si ce n’était pas toi, tu n’as rien à faire : rien n’a changé.',
    'À bientôt !',
  ]);
}

/** Leads the owner of an account who forgot its password to a form that sets a new one. */
export function passwordResetMail(link: string): MailContent {
  return composeMail('Un nouveau mot de passe pour Trouvaille', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, a oublié le mot de passe de ton compte Trouvaille. Tu peux en choisir un nouveau :',
    { label: 'Choisir un nouveau mot de passe', link },
    `Le lien marche une seule fois, pendant ${RETENTION.passwordReset.hours} heures. Si tu n’as rien demandé, ne fais rien : ton mot de passe reste le même.`,
    'À bientôt !',
  ]);
}

/** Asks the owner of an address to confirm that an account is to have it. */
export function emailChangeMail(link: string): MailContent {
  return composeMail('Valide ta nouvelle adresse', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, veut se servir de cette adresse pour son compte Trouvaille. Pour la valider, il faut ce lien et le mot de passe du compte :',
    { label: 'Valider ma nouvelle adresse', link },
    `Le lien marche pendant ${RETENTION.emailChange.hours} heures ; d’ici là, l’ancienne adresse reste la bonne. Si tu n’as rien demandé, ne fais rien.`,
    'À bientôt !',
  ]);
}

/** Notifies the owner of an account that another one was to have its address. */
export function emailTakenMail(signInLink: string): MailContent {
  return composeMail('Cette adresse a déjà un compte Trouvaille', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, a voulu donner cette adresse à un autre compte Trouvaille. Elle a déjà le sien, et une adresse n’en a qu’un : rien n’a changé.',
    { label: 'Me connecter', link: signInLink },
    'Pour la donner à l’autre compte, connecte-toi d’abord à celui-ci et supprime-le, ou change son adresse. Si ce n’était pas toi, tu n’as rien à faire.',
    'À bientôt !',
  ]);
}

/** Where the owner of an account can act upon a notice. */
type NoticeLinks = { forgotten: string; legal: string };

const contact = ({ legal }: NoticeLinks) => ({ label: 'Nous écrire', link: legal });

/** What the owner of an account is notified of. */
export const noticeMails = {
  password_changed: (links) =>
    composeMail('Ton mot de passe a changé', [
      'Bonjour !',
      'Le mot de passe de ton compte Trouvaille vient de changer, et les autres navigateurs sont déconnectés.',
      'Si c’était toi, tout va bien. Sinon, reprends la main tout de suite :',
      { label: 'Choisir un nouveau mot de passe', link: links.forgotten },
      'À bientôt !',
    ]),
  email_change_requested: (links) =>
    composeMail('Ton compte Trouvaille va changer d’adresse', [
      'Bonjour !',
      'Quelqu’un, sans doute toi, veut donner une autre adresse à ton compte Trouvaille. Rien ne change tant que la nouvelle n’est pas validée.',
      'Si ce n’était pas toi, quelqu’un connaît ton mot de passe. Choisis-en un autre : cela annule aussi la demande.',
      { label: 'Choisir un nouveau mot de passe', link: links.forgotten },
      'À bientôt !',
    ]),
  email_changed: (links) =>
    composeMail('Ton compte Trouvaille a changé d’adresse', [
      'Bonjour !',
      'Ta nouvelle adresse est validée : c’est avec elle que tu te connectes désormais, et nous n’écrirons plus ici.',
      'Si ce n’était pas toi, écris-nous sans attendre :',
      contact(links),
      'À bientôt !',
    ]),
  locked: (links) =>
    composeMail('Ton compte Trouvaille est bloqué', [
      'Bonjour,',
      'Nous avons bloqué ton compte Trouvaille : tu es déconnecté partout, et tu ne peux plus te connecter. Ce que tu as proposé reste à sa place.',
      'Tu penses que c’est une erreur ? Écris-nous :',
      contact(links),
    ]),
  deleted: () =>
    composeMail('Ton compte Trouvaille est supprimé', [
      'Bonjour,',
      'C’est fait : ton compte n’existe plus. Ton adresse, ton mot de passe et tes connexions sont effacés ; ce que tu as proposé reste, sans ton nom.',
      'Ce message est le dernier. Merci d’être passé !',
    ]),
} satisfies Record<(typeof ACCOUNT_NOTICES)[number], (links: NoticeLinks) => MailContent>;
