import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import { shareLinks } from './message-links.ts';
import { ChatIcon, DeviceIcon, EnvelopeIcon, ParcelIcon, WebmailIcon } from './share-icons.tsx';
import type { SharePayload } from './share-links.ts';
import styles from './share-ways.module.css';
import { shareText as text } from './ways-text.ts';

type ShareWaysProps = {
  payload: SharePayload;
  /** Address of the site, before the payload's path. */
  origin: string;
  /** Opens the device's share sheet, where it has one. */
  onNative?: (() => void) | undefined;
};

/** Every way to pass something on: plain links, and the link itself. */
export function ShareWays({ payload, origin, onNative }: ShareWaysProps) {
  const link = origin + payload.url;
  const { mail, webmail, messaging } = shareLinks(payload, link);
  return (
    <div className={styles.share}>
      <ul className={styles.ways}>
        {onNative && (
          <li>
            <button type="button" className={styles.way} onClick={onNative}>
              <DeviceIcon />
              {text.ways.native}
            </button>
          </li>
        )}
        <Way href={mail} icon={<EnvelopeIcon />} label={text.ways.mail} />
        <Way href={webmail} icon={<WebmailIcon />} label={text.ways.webmail} elsewhere />
        <Way href={messaging} icon={<ChatIcon />} label={text.ways.messaging} elsewhere />
        {payload.emailUrl && (
          <Way href={payload.emailUrl} icon={<ParcelIcon />} label={text.ways.email} />
        )}
      </ul>
      <CopyLink link={link} />
    </div>
  );
}

type WayProps = { href: string; icon: ReactNode; label: string; elsewhere?: boolean };

function Way({ href, icon, label, elsewhere = false }: WayProps) {
  const tab = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li>
      <a className={styles.way} href={href} {...tab}>
        {icon}
        {label}
        {elsewhere && <span className="visually-hidden"> ({text.newTab})</span>}
      </a>
    </li>
  );
}
