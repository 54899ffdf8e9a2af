import { type ReactNode, useContext } from 'react';
import { HasScripts } from '../browser/has-scripts.ts';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/** Announces its text to screen readers each time it changes, without interrupting them: nothing changes where no scripts run. */
export function LiveRegion({ children }: { children: ReactNode }) {
  if (!useContext(HasScripts)) return null;
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {children}
    </p>
  );
}
