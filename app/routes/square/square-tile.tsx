import { type MouseEvent, useEffect, useRef } from 'react';
import { CloseIcon } from '#app/components/icons/icons.tsx';
import { gotoPath, shopOf } from '#app/components/search/move.ts';
import { sharedIdea } from '#app/components/share/share-links.ts';
import { formatPrice } from '#app/text/format.ts';
import { tileText as text } from '#app/text/square.ts';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/shared.ts';
import { MoveButton } from './move-button.tsx';
import { HeartIcon, OutIcon } from './move-icons.tsx';
import { liking, refusing } from './moves.ts';
import { shortTitle } from './short-title.ts';
import styles from './square-tile.module.css';

/** From this width on, in CSS pixels, a tile has room to grow beside the others; the style sheet has the same. */
const ROOMY = 200;

type SquareTileProps = {
  query: SquareQuery;
  idea: Idea;
  liked: boolean;
  /** Opened up by a click: over the whole square where tiles are small. */
  open: boolean;
  /** What may come in its place; fetched when someone comes near. */
  nextPicture: string | null;
  onOpen: () => void;
  /** Told when the mouse comes over it. */
  onEnter: () => void;
  onClose: () => void;
  /** Told when the idea's page is opened. */
  onVisit: () => void;
};

/**
 * One idea: its picture and its short title lead to its page, beside what can be said of it. Where the mouse or the
 * keyboard highlights it the first click leads there; on a touch screen, or where tiles are small, it opens it up.
 */
export function SquareTile(props: SquareTileProps) {
  const { query, idea, liked, open, nextPicture } = props;
  const { onOpen, onEnter, onClose, onVisit } = props;
  const tile = useRef<HTMLLIElement>(null);
  const shop = shopOf(idea);
  const short = shortTitle(idea.title);
  const about = <span className="visually-hidden">{text.about(idea.title)}</span>;

  useEffect(() => {
    if (open) tile.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onOpen();
    if (open || isHighlighted(event, tile.current)) onVisit();
    else event.preventDefault();
  };
  const close = () => {
    onClose();
    tile.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <li
      ref={tile}
      className={styles.tile}
      data-open={open || undefined}
      data-liked={liked || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onEnter();
        fetchPicture(nextPicture);
      }}
      onFocus={() => fetchPicture(nextPicture)}
    >
      <article className={styles.card}>
        <a
          // Another idea is another gift to unwrap, where the buttons stay.
          key={formatIdeaKey(idea.key)}
          className={styles.gift}
          href={shop ? gotoPath(shop.url, null) : sharedIdea(idea).url}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          onAuxClick={onVisit}
        >
          <img
            className={styles.picture}
            src={`/img/${idea.image}`}
            alt=""
            width={320}
            height={240}
          />
          <span className={styles.title}>
            {short !== idea.title && (
              <span className={styles.short} aria-hidden="true">
                {short}
              </span>
            )}
            <span className={short === idea.title ? undefined : styles.whole}>{idea.title}</span>
          </span>
          {idea.price !== null && <span className={styles.price}>{formatPrice(idea.price)}</span>}
          <span className={styles.visit}>
            {shop ? text.visitAt(shop.host) : text.visit}
            <OutIcon />
          </span>
          <span className="visually-hidden">{text.newTab}</span>
        </a>
        {idea.description && (
          <p className={styles.description} tabIndex={open ? 0 : undefined}>
            {idea.description}
          </p>
        )}
        <div className={styles.moves}>
          <MoveButton
            to={liking(query, idea.key)}
            className={styles.like}
            pressed={liked}
            title={text.like}
          >
            <HeartIcon />
            <span className={styles.word}>{text.like}</span>
            {about}
          </MoveButton>
          <MoveButton to={refusing(query, idea.key)} className={styles.refuse} title={text.refuse}>
            <CloseIcon />
            <span className={styles.word}>{text.refuse}</span>
            {about}
          </MoveButton>
        </div>
        {open && (
          <button type="button" className={styles.close} onClick={close} title={text.close}>
            <CloseIcon />
            <span className="visually-hidden">{text.close}</span>
          </button>
        )}
      </article>
    </li>
  );
}

/** Has the browser fetch a picture before it is shown. */
function fetchPicture(name: string | null): void {
  if (name !== null) new Image().src = `/img/${name}`;
}

/** Whether the tile stood out before it was clicked; a click that asks for a tab of its own is meant for the page. */
function isHighlighted(event: MouseEvent, tile: HTMLElement | null): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return true;
  const byTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  return !byTouch && (tile?.offsetWidth ?? 0) >= ROOMY;
}
