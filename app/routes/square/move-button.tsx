import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/shared.ts';

type MoveButtonProps = {
  /** The grid that the press leads to. */
  to: SquareQuery;
  className?: string | undefined;
  /** Whether what the button says holds already. */
  pressed?: boolean;
  title?: string;
  /** Its name, where the words on it do not always show. */
  label?: string;
  children: ReactNode;
};

/** Leads to another grid: a plain GET form, since links would send crawlers through every grid there can be. */
export function MoveButton({ to, className, pressed, title, label, children }: MoveButtonProps) {
  const address = writeSquareAddress(to);
  const { location } = useNavigation();
  const isPending = location?.pathname === '/square' && location.search === `?${address}`;
  return (
    <Form method="get" action="/square" preventScrollReset>
      {[...new URLSearchParams(address)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={className}
        aria-pressed={pressed}
        aria-label={label}
        title={title}
        data-pending={isPending || undefined}
      >
        {children}
      </button>
    </Form>
  );
}
