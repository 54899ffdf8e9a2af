import { composeMail, type MailContent, RETENTION } from '#modules/platform/index.server.ts';

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
