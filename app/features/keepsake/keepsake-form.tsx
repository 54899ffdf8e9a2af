import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { landingOccasion, OCCASION_PARAMETER } from '#modules/engine/shared.ts';
import { MAKE_KEEPSAKE } from './keepsake-address.ts';

type KeepsakeFormProps = {
  /** The compact key of an idea. */
  idea: string;
  reasons: readonly string[];
  /** The search that found it, where this tab knows it. */
  sid?: string | null;
  className?: string | undefined;
  /** The button that sends it, and whatever else is around. */
  children: ReactNode;
};

/** Has a page of a found gift made, with the reasons that the search gave, in the colours of the visit. */
export function KeepsakeForm({ idea, reasons, sid, className, children }: KeepsakeFormProps) {
  const { pathname, search } = useLocation();
  const { name, christmas } = OCCASION_PARAMETER;
  return (
    <form method="post" action={MAKE_KEEPSAKE} className={className}>
      <input type="hidden" name="idea" value={idea} />
      {reasons.map((reason) => (
        <input key={reason} type="hidden" name="reason" value={reason} />
      ))}
      {sid && <input type="hidden" name="sid" value={sid} />}
      {landingOccasion(pathname + search) === 'christmas' && (
        <input type="hidden" name={name} value={christmas} />
      )}
      {children}
    </form>
  );
}
