import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { ErrorSummary } from '../field/field.tsx';
import styles from './form-page.module.css';

/** What is wrong with a form, at its top: what concerns it as a whole, or each field with a link to it. */
export function FormErrors({ title, errors }: { title: string; errors: FormReply['errors'] }) {
  const { '': whole, ...fields } = errors;
  if (whole?.length) {
    return (
      // biome-ignore lint/a11y/noAutofocus: as in the summary of fields, the focus is on what is wrong, without scripts too.
      <p className={styles.alert} role="alert" tabIndex={-1} autoFocus>
        {whole.join(' ')}
      </p>
    );
  }
  const listed = Object.entries(fields).flatMap(([id, messages]) =>
    (messages ?? []).map((message) => ({ id, message })),
  );
  return <ErrorSummary title={title} errors={listed} />;
}
