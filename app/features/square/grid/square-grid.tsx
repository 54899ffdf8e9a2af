import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { likedIdeas } from '../moves/moves.ts';
import { usePendingSquare } from '../moves/use-square-move.ts';
import { tileText as text } from '../text.ts';
import styles from './square-grid.module.css';
import { SquareTile } from './square-tile.tsx';
import { useClicks } from './use-clicks.ts';
import { useOneClick } from './use-one-click.ts';

type SquareGridProps = {
  query: SquareQuery;
  ideas: readonly Idea[];
  /** For each tile why it is there. */
  reasons: readonly (readonly string[])[];
  /** For each tile the picture that takes its place when it is disliked, where that is known. */
  nextPictures: readonly (string | null)[];
};

/**
 * Nine tiles, three by three. A tile belongs to its place, not to its idea: where an idea gives way to another the
 * buttons stay, and with them the focus. Arrows go from tile to tile.
 */
export function SquareGrid({ query, ideas, reasons, nextPictures }: SquareGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const reportOpened = useClicks(query);
  const onClickCapture = useOneClick();
  // A reaction given before the next grid has come adds to those before it.
  const latest = usePendingSquare() ?? query;
  const liked = likedIdeas(latest);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const tile = openTile(grid.current);
      if (tile && !tile.parentElement?.contains(target as Node)) tile.open = false;
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      const tile = key === 'Escape' ? openTile(grid.current) : null;
      if (!tile) return;
      tile.open = false;
      tile.querySelector('summary')?.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // In an opened tile they scroll.
    if (openTile(grid.current)) return;
    if (moveFocus(event.currentTarget, step)) event.preventDefault();
  };
  return (
    <div className={styles.frame}>
      <ul
        ref={grid}
        id="square"
        tabIndex={-1}
        className={styles.grid}
        aria-label={text.list}
        onClickCapture={onClickCapture}
        onKeyDown={onKeyDown}
      >
        {ideas.map((idea, place) => (
          <SquareTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile belongs to its place.
            key={place}
            query={latest}
            idea={idea}
            reasons={reasons[place] ?? []}
            liked={liked.has(formatIdeaKey(idea.key))}
            // A phone shows two rows first.
            first={place < 2 * ROW}
            nextPicture={nextPictures[place] ?? null}
            onOpen={() => reportOpened(idea.key)}
          />
        ))}
      </ul>
    </div>
  );
}

function openTile(grid: HTMLUListElement | null): HTMLDetailsElement | null {
  return grid?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};
const ROW = 3;

/** Moves the focus to the same control of a neighbouring tile; false where there is none. */
function moveFocus(grid: HTMLUListElement, [rows, columns]: readonly [number, number]): boolean {
  const tiles = [...grid.children];
  const place = tiles.findIndex((tile) => tile.contains(document.activeElement));
  const column = (place % ROW) + columns;
  const next = tiles[place + rows * ROW + columns];
  if (place < 0 || column < 0 || column >= ROW || !next) return false;
  const control = (tile: Element) => [...tile.querySelectorAll<HTMLElement>('summary, button')];
  const which = control(tiles[place]!).indexOf(document.activeElement as HTMLElement);
  if (which < 0) return false;
  control(next)[which]?.focus();
  return true;
}
