import { composeMail, type MailContent } from '#modules/platform/index.server.ts';

/** Asks whoever reads an address whether it wants an alert. */
export function validationMail(link: string): MailContent {
  return composeMail('Valide ton alerte cadeau', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, veut être prévenu à cette adresse quand Trouvaille aura de nouvelles idées pour un cadeau. Pour lancer l’alerte, il reste une chose à faire :',
    { label: 'Valider mon alerte', link },
    'Le lien marche pendant 48 heures. Si tu n’as rien demandé, ne fais rien : tu ne recevras pas d’autre message.',
    'À bientôt !',
  ]);
}
