import { describePrice, formatIdeaKey, formatPrice, type Idea } from '#modules/catalogue/shared.ts';
import type { Gender } from '#modules/engine/shared.ts';
import {
  composeMail,
  formatDay,
  type MailContent,
  type MailIdea,
  RETENTION,
} from '#modules/platform/index.server.ts';
import { alertPath } from './shared.ts';

/** Asks the owner of an address whether they want an alert. */
export function validationMail(link: string): MailContent {
  return composeMail('Valide ton alerte cadeau', [
    'Bonjour\u00a0!',
    'Quelqu’un, sans doute toi, veut être prévenu à cette adresse quand Trouvaille aura de nouvelles idées pour un cadeau. Pour lancer l’alerte, il reste une chose à faire\u00a0:',
    { label: 'Valider mon alerte', link },
    `Le lien marche pendant ${RETENTION.unconfirmedAlert.hours} heures. Si tu n’as rien demandé, ne fais rien\u00a0: tu ne recevras pas d’autre message.`,
    'À bientôt\u00a0!',
  ]);
}

const RECIPIENT: Record<Gender, string> = {
  Female: 'une femme',
  Male: 'un homme',
  Couple: 'un couple',
  Others: 'plusieurs personnes',
  Unknown: 'quelqu’un',
};

const TEXT_MAX_LENGTH = 240;

/**
 * Shows new ideas to the owner of an alert. Mail programs offer to end it with one click (RFC 8058).
 *
 * @param ideas one or more, the best first.
 * @param token what opens the alert.
 * @param site address of the site, for the links.
 */
export function ideasMail(
  alert: { gender: Gender; price_min_cents: number; price_max_cents: number; expires_at: Date },
  ideas: readonly Idea[],
  { token, site }: { token: string; site: URL },
): MailContent & { headers: Record<string, string> } {
  const href = (path: string) => new URL(path, site).href;
  const [best] = ideas;
  const only = ideas.length === 1;
  const budget = `de ${formatPrice(alert.price_min_cents)} à ${formatPrice(alert.price_max_cents)}`;
  const content = composeMail(
    only ? `Une idée pour ton cadeau : ${best?.title}` : `${ideas.length} idées pour ton cadeau`,
    [
      'Bonjour\u00a0!',
      `Tu cherches un cadeau pour ${RECIPIENT[alert.gender]}, ${budget}. ${
        only
          ? 'Une nouvelle idée pourrait bien plaire\u00a0:'
          : 'De nouvelles idées pourraient bien plaire\u00a0:'
      }`,
      ...ideas.map((idea) => asPart(idea, site)),
      'Tu as trouvé ton cadeau\u00a0? Dis-le-nous, et l’alerte s’arrête\u00a0:',
      { label: 'Trouvé, merci\u00a0!', link: href(alertPath.found(token)) },
    ],
    [
      `Tu reçois ce message parce que tu as demandé une alerte à Trouvaille\u00a0: un message par jour au plus, jusqu’au ${formatDay(alert.expires_at)}. Ne le fais pas suivre\u00a0: ses liens ouvrent ton alerte.`,
      { label: 'Voir, mettre en pause ou arrêter l’alerte', link: href(alertPath.manage(token)) },
    ],
  );
  return {
    ...content,
    headers: {
      'List-Unsubscribe': `<${href(alertPath.unsubscribe(token))}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function asPart(idea: Idea, site: URL): MailIdea {
  const { key, title, description, image, content, affiliated } = idea;
  const shop = URL.parse(content)?.protocol.startsWith('http');
  const link = shop ? new URL('/goto', site) : new URL('/share', site);
  if (shop) link.searchParams.set('url', content);
  else link.searchParams.set('idea', formatIdeaKey(key));
  const short =
    description.length > TEXT_MAX_LENGTH
      ? `${description.slice(0, TEXT_MAX_LENGTH).replace(/\s+\S*$/, '')}…`
      : description;
  return {
    title,
    text: [describePrice(idea), short].filter(Boolean).join(' · '),
    picture: new URL(`/img/${image}`, site).href,
    label: affiliated ? 'Voir l’idée (lien affilié)' : 'Voir l’idée',
    link: link.href,
  };
}
