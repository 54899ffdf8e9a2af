import { type RefObject, useEffect, useRef } from 'react';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { ErrorSummary } from '../field/field.tsx';
import styles from './form-page.module.css';

type FormErrorsProps = { title: string; errors: FormReply['errors'] };

/** What is wrong with a form, at its top: what concerns it as a whole, or each field with a link to it. */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const shown = useFocusOnReply<HTMLParagraphElement & HTMLDivElement>(errors);
  const { '': whole, ...fields } = errors;
  if (whole?.length) {
    return (
      // biome-ignore lint/a11y/noAutofocus: as in the summary of fields, the focus is on what is wrong, without scripts too.
      <p ref={shown} className={styles.alert} role="alert" tabIndex={-1} autoFocus>
        {whole.join(' ')}
      </p>
    );
  }
  const listed = Object.entries(fields).flatMap(([id, messages]) =>
    (messages ?? []).map((message) => ({ id, message })),
  );
  return <ErrorSummary ref={shown} title={title} errors={listed} />;
}

/**
 * Moves the focus to what a form was answered where its page stays. In a page of its own the browser does so, and a visitor who has
 * gone on meanwhile is left alone.
 */
function useFocusOnReply<Shown extends HTMLElement>(errors: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply takes the focus, one with the same errors too.
  useEffect(() => {
    if ('hydrated' in document.documentElement.dataset) shown.current?.focus();
  }, [errors]);
  return shown;
}
