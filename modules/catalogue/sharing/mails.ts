import { composeMail, type MailContent } from '#modules/platform/index.server.ts';
import { formatIdeaKey, type Idea } from '../vocabulary.ts';

/**
 * Shows an idea to whoever reads an address. Whoever had it sent has no word in it: strangers cannot write to strangers.
 *
 * @param site address of the site, for the links.
 */
export function ideaMail(idea: Idea, site: URL): MailContent {
  const link = new URL('/share', site);
  link.searchParams.set('idea', formatIdeaKey(idea.key));
  return composeMail(
    `Une idée de cadeau : ${idea.title}`,
    [
      'Bonjour\u00a0!',
      'Quelqu’un a déniché cette idée de cadeau sur Trouvaille, et a pensé à te l’envoyer\u00a0:',
      {
        title: idea.title,
        text: idea.description,
        picture: new URL(`/img/${idea.image}`, site).href,
        label: 'Voir l’idée',
        link: link.href,
      },
      'À bientôt\u00a0!',
    ],
    [
      'Ce message est parti une seule fois, à la demande d’une personne qui visitait Trouvaille. Nous n’avons pas gardé ton adresse.',
    ],
  );
}
