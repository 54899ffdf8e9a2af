import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLive } from '#app/client/use-live.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { shareText as text } from '#app/text/share.ts';
import { canShareNatively, shareNatively } from './native-share.ts';
import styles from './share-button.module.css';
import { ShareDialog } from './share-dialog.tsx';
import { ShareIcon } from './share-icons.tsx';
import { type SharePayload, sharePath } from './share-links.ts';

/**
 * Passes something on: by the device's share sheet where there is one, else by a dialog. Without JavaScript it is a
 * link to the page that offers the same.
 */
export function ShareButton(payload: SharePayload) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const [open, setOpen] = useState(false);
  const live = useLive();
  const label = (
    <>
      <ShareIcon />
      {text.button}
    </>
  );
  if (!live) {
    return (
      <a className={styles.share} href={sharePath(payload.url)}>
        {label}
      </a>
    );
  }
  const share = async () => {
    const { title, text: words, url } = payload;
    const data = { title, text: words, url: origin + url };
    if (!(canShareNatively(data) && (await shareNatively(data)))) setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.share} aria-haspopup="dialog" onClick={share}>
        {label}
      </button>
      {open && <ShareDialog payload={payload} origin={origin} onClose={() => setOpen(false)} />}
    </>
  );
}
