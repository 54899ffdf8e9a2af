import { type MouseEvent, useRef, useState } from 'react';
import {
  Advice,
  AffiliateNote,
  AlsoAt,
  fetchPicture,
  firstClause,
  gotoPath,
  Picture,
  Reasons,
  relOf,
} from '#app/features/idea/index.ts';
import { CloseIcon } from '#app/ui/icons/icons.tsx';
import { hyphenate } from '#app/ui/text/hyphenate.ts';
import { describePrice, formatIdeaKey, type Idea, shopOf } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { OutIcon } from '../moves/move-icons.tsx';
import { tileText as text } from '../text.ts';
import styles from './square-tile.module.css';
import { TileMoves } from './tile-moves.tsx';
import { tileTitle } from './tile-title.ts';

/** From this width on, in CSS pixels, a tile has room to grow beside the others; the style sheet has the same. */
const GROWING_TILE_MIN_WIDTH = 200;

/** How wide the picture of a tile is shown. */
const PICTURE_SIZES = 'min(33vw, 320px)';

type SquareTileProps = {
  query: SquareQuery;
  idea: Idea;
  /** Words of the visitor that it follows from. */
  reasons?: readonly string[];
  liked: boolean;
  /** Among the first pictures that a visitor sees: fetched before the others, which come after the texts and their fonts. */
  first: boolean;
  /** What may come in its place; fetched when someone comes near. */
  nextPicture: string | null;
  /** Called when the idea is opened, here or at its shop. */
  onOpen: () => void;
};

/**
 * One idea, opened in place by a `<details>`, which works before and without scripts. Where the mouse has enlarged the
 * tile of an idea that a shop sells, a click leads to the shop.
 */
export function SquareTile({
  query,
  idea,
  reasons = [],
  liked,
  first,
  nextPicture,
  onOpen,
}: SquareTileProps) {
  const tile = useRef<HTMLLIElement>(null);
  const visit = useRef<HTMLAnchorElement>(null);
  const name = formatIdeaKey(idea.key);
  const [atFirst] = useState(name);
  const shop = shopOf(idea);
  const price = describePrice(idea);
  const clause = firstClause(idea.description);

  const fetchNext = () => {
    if (nextPicture !== null) fetchPicture(nextPicture, PICTURE_SIZES);
  };
  const onSummaryClick = (event: MouseEvent<HTMLElement>) => {
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (!visit.current || pointerType !== 'mouse' || !canGrow(tile.current)) return;
    event.preventDefault();
    visit.current.click();
  };
  return (
    <li
      ref={tile}
      className={styles.tile}
      data-liked={liked || undefined}
      onPointerEnter={({ currentTarget, pointerType }) => {
        // A finger hovers over nothing, though browsers have it so between touch and click.
        currentTarget.toggleAttribute('data-touched', pointerType === 'touch');
        fetchNext();
      }}
      onFocus={fetchNext}
    >
      <article className={styles.card}>
        <details
          // Another idea is another gift to unwrap, where the buttons stay; the one that a page comes with is seen at once.
          key={name}
          data-unwraps={name !== atFirst || undefined}
          name="square-tile"
          className={styles.gift}
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) return;
            tile.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
            onOpen();
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
          <summary className={styles.front} onClick={onSummaryClick}>
            <Picture
              className={styles.picture}
              image={idea.image}
              sizes={PICTURE_SIZES}
              width={320}
              height={240}
              fetchPriority={first ? 'high' : undefined}
              loading={first ? 'eager' : 'lazy'}
            />
            <Title idea={idea} />
            {clause && <span className={styles.clause}>{clause}</span>}
            {price && <span className={styles.price}>{price}</span>}
            <span className={styles.close} title={text.close}>
              <CloseIcon />
              <span className="visually-hidden">{text.close}</span>
            </span>
          </summary>
          <div className={styles.about}>
            {idea.description && <p>{idea.description}</p>}
            <Advice idea={idea} />
            {reasons.length > 0 && <Reasons reasons={reasons} />}
          </div>
        </details>
        {shop && (
          <a
            ref={visit}
            className={styles.visit}
            href={gotoPath(shop.url, query.origin)}
            target="_blank"
            rel={relOf(idea)}
            onClick={onOpen}
            onAuxClick={onOpen}
          >
            {text.visitAt(shop.name)}
            <AffiliateNote idea={idea} />
            <OutIcon />
            <span className="visually-hidden">{text.newTab}</span>
          </a>
        )}
        {idea.also_at && (
          <div className={styles.others}>
            <AlsoAt idea={idea} sid={query.origin} />
          </div>
        )}
        <TileMoves query={query} idea={idea} liked={liked} />
      </article>
    </li>
  );
}

/** The title as a tile has room for; whole for screen readers, and where the tile is opened. */
function Title({ idea }: { idea: Idea }) {
  const { title } = idea;
  const short = tileTitle(idea);
  if (short === title) return <span className={styles.title}>{hyphenate(title)}</span>;
  return (
    <span className={styles.title}>
      <span className={styles.short} aria-hidden="true">
        {hyphenate(short)}
      </span>
      <span className={styles.whole}>{title}</span>
    </span>
  );
}

function canGrow(tile: HTMLElement | null): boolean {
  return (tile?.offsetWidth ?? 0) >= GROWING_TILE_MIN_WIDTH;
}
