import { useId, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import styles from './saved-gifts-page.module.css';
import { savedGiftsText as text } from './text.ts';

/** Takes all saved gifts away, once that was confirmed. */
export function ClearSavedGifts({ onClear }: { onClear: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {text.clear}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
        <h2 id={title} className={styles.question}>
          {text.clearQuestion}
        </h2>
        <p>{text.clearHint}</p>
        <p className={styles.choices}>
          <Button onClick={close}>{text.cancel}</Button>
          <Button
            look="quiet"
            onClick={() => {
              close();
              onClear();
            }}
          >
            {text.clear}
          </Button>
        </p>
      </dialog>
    </>
  );
}
