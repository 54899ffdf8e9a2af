import { useRouteLoaderData } from 'react-router';
import { ShareButton, sharedSquare } from '#app/features/share/index.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { CloseIcon, RefreshIcon } from '#app/ui/icons/icons.tsx';
import type { Idea } from '#modules/catalogue/shared.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';
import { MoveButton } from '../moves/move-button.tsx';
import { UndoIcon } from '../moves/move-icons.tsx';
import { startingAgain, undoing } from '../moves/moves.ts';
import { squareText, gridToolbarText as text } from '../text.ts';
import styles from './grid-toolbar.module.css';

type GridToolbarProps = {
  query: SquareQuery;
  ideas: readonly Idea[];
  /** The starting idea, where there is one. */
  around: Idea | null;
};

/** What the grid is of, and how to stop: take the last opinion back, begin again, share it. */
export function GridToolbar({ query, ideas, around }: GridToolbarProps) {
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account;
  const again = startingAgain(query);
  const title = sentence(query, ideas, around);
  const hasBegun = writeSquareAddress(query) !== writeSquareAddress(again);
  return (
    <section className={styles.toolbar} aria-label={title}>
      <p className={styles.sentence}>
        <strong>{title}</strong> {!hasBegun && text.invitation}
      </p>
      <div className={styles.tools}>
        {query.reactions.length + query.earlierStarts.length > 0 && (
          <MoveButton to={undoing(query)} className={styles.tool} label={text.undoLong}>
            <UndoIcon />
            <span className={styles.word}>{text.undo}</span>
          </MoveButton>
        )}
        {hasBegun && (
          <MoveButton to={again} className={styles.tool} label={text.restart}>
            <CloseIcon />
            <span className={styles.word}>{text.restart}</span>
          </MoveButton>
        )}
        {account?.type === 'Admin' && (
          // biome-ignore lint/a11y/useValidAnchor: an empty address is this page again, without scripts.
          <a href="" className={styles.tool} title={squareText.refresh}>
            <RefreshIcon />
            <span className="visually-hidden">{squareText.refresh}</span>
          </a>
        )}
        {ideas.length > 0 && (
          <ShareButton
            {...sharedSquare(
              query,
              ideas.map(({ key }) => key),
            )}
          />
        )}
      </div>
    </section>
  );
}

function sentence(
  { text: words, result }: SquareQuery,
  ideas: readonly Idea[],
  around: Idea | null,
): string {
  const isShared = result.length > 0;
  if (words !== '') {
    if (ideas.length === 0) return text.nothingForWords(words);
    if (isShared) return text.sharedFor(words);
    return around ? text.forWordsAround(words, around.title) : text.forWords(words);
  }
  if (isShared) return text.shared;
  return around ? text.around(around.title) : text.usual;
}
