import { type KeyboardEvent, useEffect, useState } from 'react';
import { tileText as text } from '#app/text/square.ts';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/shared.ts';
import { likedIdeas } from './moves.ts';
import styles from './square-grid.module.css';
import { SquareTile } from './square-tile.tsx';
import { useClicks } from './use-clicks.ts';

type SquareGridProps = {
  query: SquareQuery;
  ideas: readonly Idea[];
  /** For each tile the picture that takes its place when it is refused, where that is known. */
  nextPictures: readonly (string | null)[];
};

/**
 * Nine tiles, three by three. A tile belongs to its place, not to its idea: where an idea gives way to another the
 * buttons stay, and with them the focus. Arrows go from tile to tile.
 */
export function SquareGrid({ query, ideas, nextPictures }: SquareGridProps) {
  /** The idea that is opened up, as a compact key; one that is gone is no longer. */
  const [open, setOpen] = useState<string | null>(null);
  const tell = useClicks(query);
  const liked = likedIdeas(query);

  useEffect(() => {
    if (open === null) return;
    const leave = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[data-open]')) setOpen(null);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Escape') setOpen(null);
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (moveFocus(event.currentTarget, step)) event.preventDefault();
  };
  return (
    <div className={styles.frame}>
      <ul
        id="square"
        tabIndex={-1}
        className={styles.grid}
        aria-label={text.list}
        onKeyDown={onKeyDown}
      >
        {ideas.map((idea, place) => {
          const name = formatIdeaKey(idea.key);
          return (
            <SquareTile
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile belongs to its place.
              key={place}
              query={query}
              idea={idea}
              liked={liked.has(name)}
              open={open === name}
              onOpen={() => setOpen(name)}
              nextPicture={nextPictures[place] ?? null}
              onEnter={() => setOpen((now) => (now === name ? now : null))}
              onClose={() => setOpen(null)}
              onVisit={() => tell(idea.key)}
            />
          );
        })}
      </ul>
    </div>
  );
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
  const control = (tile: Element) => [...tile.querySelectorAll<HTMLElement>('a, button')];
  const which = control(tiles[place]!).indexOf(document.activeElement as HTMLElement);
  if (which < 0) return false;
  control(next)[which]?.focus();
  return true;
}
