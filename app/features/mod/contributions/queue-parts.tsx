import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { KeyList } from '#app/ui/shortcuts/key-list.tsx';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import { DELETION_REASONS } from '#modules/moderation/contributions/shared.ts';
import { queueText as text } from '../text.ts';
import styles from './queue.module.css';
import type { WaitingRow } from './queue-columns.tsx';

/** What was just done, by the numbers of the decisions, with a way back. */
export function DoneNotice({ done }: { done: string | null }) {
  if (done === 'undone') return <p role="status">{text.undone}</p>;
  const [, action, decisions = ''] =
    /^(accept|edit|remove)\.([\d-]{1,400})$/.exec(done ?? '') ?? [];
  if (action !== 'accept' && action !== 'edit' && action !== 'remove') return null;
  return (
    <UndoNotice
      key={decisions}
      message={text.done(action, decisions.split('-').length)}
      fields={{ decisions }}
      shortcut="u"
    />
  );
}

/** The commands of the contribution that is shown whole, each with its key. */
export function DecideKeys({ rows }: { rows: readonly WaitingRow[] }) {
  const { search } = useLocation();
  const pressedBy = usePressedBy();
  const at = rows.findIndex(({ isOpen }) => isOpen);
  const row = rows[at];
  if (!row) return null;
  const seen = `${row.id}:${row.version}`;
  return (
    <>
      <Form
        method="post"
        action={addressWith(search, {})}
        className={styles.moves}
        preventScrollReset
      >
        <StaffButton
          compact
          type="submit"
          name="decide"
          value={`accept:${seen}`}
          {...pressedBy('a')}
        >
          {text.accept} <Shortcut name="A" always />
        </StaffButton>
        <StaffButtonLink compact to={row.edit} {...pressedBy('e')}>
          {text.edit} <Shortcut name="E" always />
        </StaffButtonLink>
        {/* Begins anew with each proposition: none is deleted for the reason of the one before. */}
        <DeletionReasonField key={row.id} />
        <StaffButton
          compact
          danger
          type="submit"
          name="decide"
          value={`remove:${seen}`}
          {...pressedBy('d')}
        >
          {text.remove} <Shortcut name="D" always />
        </StaffButton>
      </Form>
      <Neighbours rows={rows} at={at} />
      <KeyList keys={text.keyList} />
    </>
  );
}

type NeighboursProps = {
  rows: readonly { open: string }[];
  /** The place of the row that is shown whole. */
  at: number;
  /** Other links beside these. */
  children?: ReactNode;
};

/** Links to the rows before and after the one that is shown whole, each with its key. */
export function Neighbours({ rows, at, children }: NeighboursProps) {
  const pressedBy = usePressedBy();
  const [previous, next] = [rows[at - 1], rows[at + 1]];
  return (
    <p className={styles.moves}>
      {previous && (
        <Link to={previous.open} {...pressedBy('k')} preventScrollReset>
          {text.previous} <Shortcut name="K" always />
        </Link>
      )}
      {next && (
        <Link to={next.open} {...pressedBy('j')} preventScrollReset>
          {text.next} <Shortcut name="J" always />
        </Link>
      )}
      {children}
    </p>
  );
}

type BulkFormProps = {
  /** Without rows there is nothing to decide about. */
  hasRows: boolean;
  /** Asks for what a deletion says. */
  reason?: ReactNode;
  /** The table, with a tick in each row. */
  children: ReactNode;
};

/** A table whose ticked rows are decided about at once. */
export function BulkForm({ hasRows, reason, children }: BulkFormProps) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset className={styles.form}>
      {hasRows && (
        <p className={styles.bulk}>
          <span>{text.selection}</span>
          <StaffButton compact type="submit" name="decide" value="accept">
            {text.acceptAll}
          </StaffButton>
          {reason}
          <StaffButton compact danger type="submit" name="decide" value="remove">
            {text.removeAll}
          </StaffButton>
        </p>
      )}
      {children}
    </Form>
  );
}

/** Why what is deleted is not kept: its contributor is told. */
export function DeletionReasonField() {
  return (
    <label className={styles.deletionReason}>
      {text.deletionReason}
      <select name="refusal" defaultValue="">
        <option value="">{text.noDeletionReason}</option>
        {DELETION_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {text.deletionReasons[reason]}
          </option>
        ))}
      </select>
    </label>
  );
}

type NothingProps = { empty: string; filtered: boolean; to: string };

/** Shown in place of the list: that nothing waits, or that nothing that waits is looked for. */
export function NothingWaits({ empty, filtered, to }: NothingProps) {
  if (!filtered) return <EmptyState title={empty} />;
  return (
    <EmptyState title={text.noMatch}>
      <ButtonLink to={to}>{text.all}</ButtonLink>
    </EmptyState>
  );
}
