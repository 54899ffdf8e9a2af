import { type KeyboardEvent, useRef, useState } from 'react';
import { FieldErrors } from '#app/ui/field/field.tsx';
import { LiveRegion } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { counts, LINE, type MoveOfRow, moveRow, placeAt, type Row, readRow } from './order.ts';
import styles from './sorter.module.css';
import { AnswerRow, LineRow } from './sorter-rows.tsx';
import { sorterText as text } from './text.ts';
import { useDrag } from './use-drag.ts';
import { useReorderAnimation } from './use-reorder-animation.ts';

type SorterProps = {
  /** What each question's answer amounts to. */
  answers: readonly { question_id: number; question_content: string }[];
  order: readonly Row[];
  /** Takes a new order. Without scripts, the buttons post their move with the form around. */
  onOrder: (order: Row[]) => void;
  /** The row whose button has the focus when the page appears. */
  moved: { row: Row; move: MoveOfRow } | null;
  errors: readonly string[] | undefined;
};

/**
 * Answers to be put in order, and a line under those that count. Rows are dragged by mouse, or by their handle with a
 * finger; arrow keys move the row that has the focus; buttons do all of it without scripts.
 */
export function Sorter({ answers, order, onOrder, moved, errors }: SorterProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const contents = new Map(answers.map((answer) => [answer.question_id, answer.question_content]));

  const say = (row: Row, next: readonly Row[]) => setAnnounced(placeOf(row, next, contents));
  const change = (row: Row, next: Row[]) => {
    onOrder(next);
    say(row, next);
  };
  const captureTops = useReorderAnimation(listRef, order);
  useDrag(listRef, order, {
    onOrder: (next) => {
      captureTops();
      onOrder(next);
    },
    onDrop: say,
    onCancel: () => setAnnounced(text.cancelled),
  });

  const onMove = (row: Row, move: MoveOfRow) => {
    captureTops();
    change(row, moveRow(order, row, move));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = readRow(
      (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? '',
    );
    const place = row === null ? null : placeByKey(event.key, order.indexOf(row), order.length);
    if (row === null || place === null) return;
    event.preventDefault();
    captureTops();
    change(row, placeAt(order, row, place));
  };

  return (
    <div className={styles.sorter}>
      <ol
        id="order"
        ref={listRef}
        className={styles.list}
        aria-label={text.list}
        aria-describedby={errors?.length ? 'order-error' : undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {order.map((row, index) => {
          const focused = moved?.row === row ? moved.move : null;
          const ends = { isFirst: index === 0, isLast: index === order.length - 1 };
          return row === LINE ? (
            <LineRow key={row} {...ends} focused={focused} onMove={onMove} />
          ) : (
            <AnswerRow
              key={row}
              {...ends}
              id={row}
              content={contents.get(row) ?? ''}
              counts={counts(order, row)}
              focused={focused}
              onMove={onMove}
            />
          );
        })}
      </ol>
      <FieldErrors id="order" errors={errors} />
      <LiveRegion>{announced}</LiveRegion>
    </div>
  );
}

function placeByKey(key: string, place: number, length: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'ArrowDown':
      return Math.min(place + 1, length - 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

/** Where a row stands now, for screen readers. */
function placeOf(row: Row, order: readonly Row[], contents: ReadonlyMap<number, string>): string {
  const above = order.indexOf(LINE);
  if (row === LINE) return text.lineMoved(above);
  const content = contents.get(row) ?? '';
  return counts(order, row)
    ? text.place(content, order.indexOf(row) + 1, above)
    : text.ignored(content);
}
