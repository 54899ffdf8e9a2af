import { CloseIcon } from '#app/ui/icons/icons.tsx';
import type { Idea } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { MoveButton } from './move-button.tsx';
import { AroundIcon, HeartIcon } from './move-icons.tsx';
import { liking, lookingAround, refusing } from './moves.ts';
import styles from './square-tile.module.css';
import { tileText as text } from './text.ts';

type TileMovesProps = { query: SquareQuery; idea: Idea; liked: boolean };

/** What can be said of a tile's idea, named with it for those who hear the page. */
export function TileMoves({ query, idea: { key, title }, liked }: TileMovesProps) {
  return (
    <div className={styles.moves}>
      <MoveButton
        to={liking(query, key)}
        className={styles.like}
        pressed={liked}
        label={text.likeIt(title)}
      >
        <HeartIcon />
        <span className={styles.word}>{text.like}</span>
      </MoveButton>
      <MoveButton to={refusing(query, key)} className={styles.refuse} label={text.refuseIt(title)}>
        <CloseIcon />
        <span className={styles.word}>{text.refuse}</span>
      </MoveButton>
      <MoveButton
        to={lookingAround(query, key)}
        className={styles.around}
        label={text.aroundIt(title)}
      >
        <AroundIcon />
        {text.around}
      </MoveButton>
    </div>
  );
}
