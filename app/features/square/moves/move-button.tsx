import { type ReactNode, type SubmitEvent, startTransition, useState } from 'react';
import { useLocation } from 'react-router';
import { visitParameters } from '#app/features/visit/index.ts';
import { afterPaint } from '#app/ui/browser/after-paint.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './move-button.module.css';
import { usePendingSquare, useSquareMove } from './use-square-move.ts';

type MoveButtonProps = {
  /** The grid that the press leads to. */
  to: SquareQuery;
  className?: string | undefined;
  /** Whether the reaction of the button is given already. */
  pressed?: boolean;
  /** Its name, since the words on it do not always show. */
  label: string;
  children: ReactNode;
};

/** Leads to another grid: a plain GET form, since links would send crawlers through every grid there can be. */
export function MoveButton({ to, className, pressed, label, children }: MoveButtonProps) {
  const move = useSquareMove();
  const pending = usePendingSquare();
  const [isPressed, setPressed] = useState(false);
  const address = writeSquareAddress(to);
  const isPending = pending !== null && writeSquareAddress(pending) === address;
  const fields = [...new URLSearchParams(address), ...visitParameters(useLocation())];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
    // It is seen to be pressed before the page works on what follows.
    afterPaint(() => {
      move(to);
      startTransition(() => setPressed(false));
    });
  };
  return (
    <form method="get" action="/square" onSubmit={submit}>
      <HiddenFields fields={fields} />
      <button
        type="submit"
        className={className}
        aria-pressed={pressed}
        aria-label={label}
        data-pending={isPressed || isPending || undefined}
      >
        {/* On the button itself, screen readers would read it after the same name. */}
        <span className={styles.inside} title={label}>
          {children}
        </span>
      </button>
    </form>
  );
}
