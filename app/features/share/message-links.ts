import type { SharePayload } from './share-links.ts';

type ShareWay = 'mail' | 'webmail' | 'messaging';

/**
 * Links that open a message ready to be sent: in the visitor's mail program, in a webmail, in a messaging app.
 * None of them receives anything before the click.
 *
 * @param link the absolute address to pass on.
 */
export function shareLinks({ title, text }: SharePayload, link: string): Record<ShareWay, string> {
  const subject = encodeURIComponent(title);
  // Mail programs want their own line ends (RFC 6068).
  const body = encodeURIComponent(`${text}\r\n\r\n${link}`);
  return {
    mail: `mailto:?subject=${subject}&body=${body}`,
    webmail: `https://mail.google.com/mail/?view=cm&fs=1&su=${subject}&body=${body}`,
    messaging: `https://wa.me/?text=${encodeURIComponent(`${text}\n${link}`)}`,
  };
}
