import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icons/icons.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { LINE, type MoveOfRow, type Row } from './order.ts';
import styles from './sorter.module.css';
import { sorterText as text } from './text.ts';

type RowProps = {
  isFirst: boolean;
  isLast: boolean;
  /** The move whose button has the focus when the page appears. */
  focused: MoveOfRow | null;
  onMove: (row: Row, move: MoveOfRow) => void;
};

type AnswerRowProps = RowProps & { id: number; content: string; counts: boolean };

/** An answer: whether it counts, its text, and the controls to move it. */
export function AnswerRow({
  id,
  content,
  counts,
  isFirst,
  isLast,
  focused,
  onMove,
}: AnswerRowProps) {
  const button = { row: id, focused, onMove };
  return (
    <li className={styles.row} data-row={id} data-ignored={!counts}>
      <input type="hidden" name="order" value={id} />
      <MoveButton
        {...button}
        move="across"
        label={counts ? text.ignore(content) : text.keep(content)}
      >
        <path className={styles.ring} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
        {counts && <path className={styles.tick} d="m8.2 12.4 2.6 2.6 5-5.6" />}
      </MoveButton>
      <span className={styles.content}>{content}</span>
      <UpAndDown {...button} name={content} isFirst={isFirst} isLast={isLast} />
      <Handle />
    </li>
  );
}

/** The line that separates what counts from what is ignored: it moves like any other row. */
export function LineRow({ isFirst, isLast, focused, onMove }: RowProps) {
  return (
    <li className={styles.line} data-row={LINE}>
      <input type="hidden" name="order" value={LINE} />
      <span className={styles.label}>{text.line}</span>
      <UpAndDown
        row={LINE}
        name={text.lineName}
        focused={focused}
        onMove={onMove}
        isFirst={isFirst}
        isLast={isLast}
      />
      <Handle />
    </li>
  );
}

type UpAndDownProps = RowProps & { row: Row; name: string };

function UpAndDown({ name, isFirst, isLast, ...button }: UpAndDownProps) {
  return (
    <span className={styles.arrows}>
      <MoveButton {...button} move="up" label={text.up(name)} reason={isFirst && text.isFirst}>
        <path d="m6 14.5 6-6 6 6" />
      </MoveButton>
      <MoveButton {...button} move="down" label={text.down(name)} reason={isLast && text.isLast}>
        <path d="m6 9.5 6 6 6-6" />
      </MoveButton>
    </span>
  );
}

type MoveButtonProps = Pick<RowProps, 'focused' | 'onMove'> & {
  row: Row;
  move: MoveOfRow;
  label: string;
  /** Why it moves nothing: it stays there for the focus. */
  reason?: string | false;
  children: ReactNode;
};

function MoveButton({ row, move, label, reason, focused, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="move"
      value={`${move}:${row}`}
      className={styles.button}
      aria-disabled={reason ? true : undefined}
      // biome-ignore lint/a11y/noAutofocus: without scripts, the row that was moved keeps the focus.
      autoFocus={focused === move}
      onClick={(event) => {
        event.preventDefault();
        if (!reason) onMove(row, move);
      }}
    >
      <Icon>{children}</Icon>
      <VisuallyHidden>{reason ? `${label} ${reason}` : label}</VisuallyHidden>
    </button>
  );
}

/** Where a finger takes a row; elsewhere it scrolls the page. Keys and buttons do the same for everyone else. */
function Handle() {
  return (
    <span className={styles.handle} data-handle="" aria-hidden="true">
      <Icon>
        <path d="M5 9h14M5 15h14" />
      </Icon>
    </span>
  );
}
