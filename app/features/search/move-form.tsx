import type { ReactNode } from 'react';
import { useVisitAddress } from '#app/features/visit/index.ts';

type MoveFormProps = {
  sid: string | null;
  /** Hidden fields besides `sid`; the pressed button adds its own name and value. */
  fields: Record<string, string>;
  className?: string | undefined;
  label?: string | undefined;
  /** Takes the pressed button's value (and name) instead of the browser's own posting. */
  onValue?: ((value: string, name: string) => void) | undefined;
  children: ReactNode;
};

/** The moves that most pages follow from. */
const SAY_WHAT_RUNS: ReadonlySet<string> = new Set(['answer', 'feedback']);

/**
 * A plain form that posts one move to /search, or hands it over when JavaScript is there to take it. A browser that runs no scripts
 * says so, and the next page is sent without any.
 */
export function MoveForm({ sid, fields, className, label, onValue, children }: MoveFormProps) {
  const search = useVisitAddress('/search');
  return (
    <form
      method="post"
      action={search}
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!onValue || !(submitter instanceof HTMLButtonElement)) return;
        event.preventDefault();
        onValue(submitter.value, submitter.name);
      }}
    >
      <input type="hidden" name="sid" value={sid ?? ''} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {SAY_WHAT_RUNS.has(fields.intent ?? '') && (
        <noscript hidden>
          <input type="hidden" name="scripts" value="no" />
        </noscript>
      )}
      {children}
    </form>
  );
}
