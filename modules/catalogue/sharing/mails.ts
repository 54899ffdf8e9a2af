import { composeMail, type MailContent } from '#modules/platform/index.server.ts';
import { describePrice } from '../price.ts';
import { shopOf } from '../shop.ts';
import { formatIdeaKey, type Idea } from '../vocabulary.ts';

/**
 * Shows an idea to the owner of an address. The sender adds no text: the site cannot be used to send texts to other people.
 *
 * @param site address of the site, for the links.
 */
export function ideaMail(idea: Idea, site: URL): MailContent {
  const shop = shopOf(idea);
  const price = describePrice(idea) ?? 'Prix à découvrir';
  const where = shop
    ? `À trouver chez ${shop.name}.`
    : idea.content && `Où et comment\u00a0: ${idea.content}`;
  const link = new URL('/share', site);
  link.searchParams.set('idea', formatIdeaKey(idea.key));
  return composeMail(
    `Une idée de cadeau : ${idea.title}`,
    [
      'Bonjour\u00a0!',
      'Quelqu’un a déniché cette idée de cadeau sur Trouvaille, et a pensé à te l’envoyer\u00a0:',
      {
        title: idea.title,
        text: [price, idea.description, where].filter(Boolean).join('\n'),
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
