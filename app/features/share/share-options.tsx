import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import { shareLinks } from './message-links.ts';
import { shareText as text } from './options-text.ts';
import { ChatIcon, DeviceIcon, EnvelopeIcon, ParcelIcon, WebmailIcon } from './share-icons.tsx';
import type { SharePayload } from './share-links.ts';
import styles from './share-options.module.css';

type ShareOptionsProps = {
  payload: SharePayload;
  /** Address of the site, before the payload's path. */
  origin: string;
  /** Opens the device's share sheet, where it has one. */
  onShareSheet?: (() => void) | undefined;
};

/** Every option to share something: plain links, and the link itself. */
export function ShareOptions({ payload, origin, onShareSheet }: ShareOptionsProps) {
  return (
    <div className={styles.share}>
      <ul className={styles.options}>
        {onShareSheet && (
          <li>
            <button type="button" className={styles.option} onClick={onShareSheet}>
              <DeviceIcon />
              {text.channels.device}
            </button>
          </li>
        )}
        <MessageOptions payload={payload} origin={origin} />
      </ul>
      <CopyLink link={origin + payload.url} />
    </div>
  );
}

type ShareLinksProps = Pick<ShareOptionsProps, 'payload' | 'origin'> & {
  /** The page with every option, those that need scripts included. */
  moreUrl: string;
};

/** The options that are plain links, on a page without scripts, and one that leads to all of them. */
export function ShareLinks({ payload, origin, moreUrl }: ShareLinksProps) {
  return (
    <div className={styles.share}>
      <ul className={styles.options}>
        <MessageOptions payload={payload} origin={origin} />
        <Option href={moreUrl} icon={<DeviceIcon />} label={text.channels.more} />
      </ul>
    </div>
  );
}

function MessageOptions({ payload, origin }: Pick<ShareOptionsProps, 'payload' | 'origin'>) {
  const { mail, webmail, messaging } = shareLinks(payload, origin + payload.url);
  return (
    <>
      <Option href={mail} icon={<EnvelopeIcon />} label={text.channels.mail} />
      <Option href={webmail} icon={<WebmailIcon />} label={text.channels.webmail} elsewhere />
      <Option href={messaging} icon={<ChatIcon />} label={text.channels.messaging} elsewhere />
      {payload.emailUrl && (
        <Option href={payload.emailUrl} icon={<ParcelIcon />} label={text.channels.email} />
      )}
    </>
  );
}

type OptionProps = { href: string; icon: ReactNode; label: string; elsewhere?: boolean };

function Option({ href, icon, label, elsewhere = false }: OptionProps) {
  const tab = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li>
      <a className={styles.option} href={href} {...tab}>
        {icon}
        {label}
        {elsewhere && <span className="visually-hidden"> ({text.newTab})</span>}
      </a>
    </li>
  );
}
