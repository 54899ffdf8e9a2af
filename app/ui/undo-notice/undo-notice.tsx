import { Form, Link, useLocation } from 'react-router';
import { addressWith } from '../address/address.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { usePressedBy } from '../shortcuts/shortcut.tsx';
import { undoText as text } from './text.ts';
import styles from './undo-notice.module.css';

export type UndoNoticeProps = {
  /** What was done: « L’idée est retirée. » */
  message: string;
  /** Fields of the form that undoes it, posted to this page. */
  fields: Readonly<Record<string, string>>;
  /** The key that presses the button, on a page that has `useKeys`. */
  shortcut?: string;
};

/**
 * What was just done, and a button that undoes it. The page shows it while the parameter `done` of its address (`STEP`)
 * names the action: links and forms leave that out, so it goes with the next step.
 */
export function UndoNotice({ message, fields, shortcut }: UndoNoticeProps) {
  const { search } = useLocation();
  const pressedBy = usePressedBy();
  const without = addressWith(search, {});
  return (
    <div className={styles.notice}>
      <p role="status">{message}</p>
      <Form method="post" action={without} className={styles.form} preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* biome-ignore lint/a11y/noAutofocus: the control that was used is gone with what it was about. */}
        <button type="submit" className={styles.undo} {...pressedBy(shortcut)} autoFocus>
          {text.undo}
        </button>
      </Form>
      <Link to={without} className={styles.dismiss} title={text.dismiss} preventScrollReset>
        <CloseIcon />
        <span className="visually-hidden">{text.dismiss}</span>
      </Link>
    </div>
  );
}
