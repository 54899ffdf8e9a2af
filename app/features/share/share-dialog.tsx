import { useEffect, useId, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { shareText as text } from './options-text.ts';
import styles from './share-dialog.module.css';
import type { SharePayload } from './share-links.ts';
import { ShareOptions } from './share-options.tsx';

export type ShareDialogProps = { payload: SharePayload; origin: string; onClose: () => void };

/** The options to share something, in a modal dialog that opens as soon as it is rendered. */
export function ShareDialog({ payload, origin, onClose }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it closes with Escape, as every dialog.
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {text.dialogTitle}
          </h2>
          <p className={styles.subject}>{payload.title}</p>
        </div>
        <ShareOptions payload={payload} origin={origin} />
        <Button look="quiet" className={styles.close} onClick={close}>
          {text.close}
        </Button>
      </div>
    </dialog>
  );
}
