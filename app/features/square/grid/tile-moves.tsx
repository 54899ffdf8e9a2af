import { ideaText } from '#app/features/idea/index.ts';
import { CloseIcon, HeartIcon } from '#app/ui/icons/icons.tsx';
import type { Idea } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { MoveButton } from '../moves/move-button.tsx';
import { AroundIcon } from '../moves/move-icons.tsx';
import { disliking, gridAroundIdea, liking } from '../moves/moves.ts';
import { tileText as text } from '../text.ts';
import styles from './square-tile.module.css';

type TileMovesProps = { query: SquareQuery; idea: Idea; liked: boolean };

/** The reactions to a tile's idea; labels for screen readers name the idea. */
export function TileMoves({ query, idea: { key, title }, liked }: TileMovesProps) {
  return (
    <div className={styles.moves}>
      <MoveButton
        to={liking(query, key)}
        className={styles.like}
        pressed={liked}
        label={ideaText.moreLike(title)}
      >
        <HeartIcon />
        <Words>{ideaText.more}</Words>
      </MoveButton>
      <MoveButton
        to={disliking(query, key)}
        className={styles.dislike}
        label={ideaText.lessLike(title)}
      >
        <CloseIcon />
        <Words>{ideaText.less}</Words>
      </MoveButton>
      <MoveButton
        to={gridAroundIdea(query, key)}
        className={styles.around}
        label={text.aroundIt(title)}
      >
        <AroundIcon />
        {text.around}
      </MoveButton>
    </div>
  );
}

/** The words of a button where the tile has room for them, and the rest of them where it is opened. */
function Words({ children }: { children: string }) {
  return (
    <span>
      {children}
      <span className={styles.rest}>{ideaText.likeThis}</span>
    </span>
  );
}
