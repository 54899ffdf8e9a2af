import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { addressWith, STEP } from '../address/address.ts';
import { ButtonLink } from '../button/button.tsx';
import { StaffButton, StaffButtonLink } from '../staff-button/staff-button.tsx';
import styles from './confirm.module.css';
import { CONFIRMED } from './confirmed.ts';
import { confirmText as text } from './text.ts';

type ConfirmProps = {
  /** Names the action on this page, such as `remove-12`: the server asks for it with `isConfirmed`. */
  action: string;
  /** Words of the link that asks, and of the button that confirms. */
  label: string;
  /** Words added to the link for screen readers, where a page has several of them. */
  target?: string;
  question: string;
  /** What the action entails. */
  detail?: string;
  /** Fields of the form that is sent. */
  fields: Readonly<Record<string, string>>;
  /** Fields to be filled in before it is confirmed; the first should take the focus. A rejection is shown among them. */
  children?: ReactNode;
};

/**
 * A destructive action, to be confirmed: a link to the same page with a dialog on it, whose form is posted to this page.
 * Which action is asked about is in the address; with scripts the dialog is modal.
 */
export function Confirm({ action, label, target, ...question }: ConfirmProps) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(STEP.confirm) === action;
  return (
    <>
      <StaffButtonLink
        compact
        to={addressWith(search, { [STEP.confirm]: action })}
        preventScrollReset
      >
        {label}
        {target && <span className="visually-hidden">{` ${target}`}</span>}
      </StaffButtonLink>
      {asked && <Question action={action} label={label} {...question} />}
    </>
  );
}

function Question(props: Omit<ConfirmProps, 'target'>) {
  const { action, label, question, detail, fields, children } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const back = addressWith(search, {});
  // What is typed may be rejected: the page then still asks.
  const here = addressWith(search, { [STEP.confirm]: action });

  // Where the focus was before a field of the dialog took it, as fields do before any effect runs.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.removeAttribute('open');
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);

  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        navigate(back, { preventScrollReset: true });
      }}
    >
      <Form
        method="post"
        action={children ? here : back}
        className={styles.form}
        preventScrollReset
      >
        <h2 id={id} className={styles.question}>
          {question}
        </h2>
        {detail && <p>{detail}</p>}
        {children}
        {Object.entries({ ...fields, [CONFIRMED]: action }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.buttons}>
          <ButtonLink to={back} preventScrollReset autoFocus={!children}>
            {text.cancel}
          </ButtonLink>
          <StaffButton type="submit" danger>
            {label}
          </StaffButton>
        </div>
      </Form>
    </dialog>
  );
}
