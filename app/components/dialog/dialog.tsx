import { type ReactNode, useEffect, useId, useRef } from 'react';
import { layoutText as text } from '#app/text/layout.ts';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';

type DialogProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** A modal sheet of paper: the browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <CloseIcon />
          <span className="visually-hidden">{text.close}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
