import type { ProposedIdea } from '#modules/engine/shared.ts';
import { highlightsText } from '../../text.ts';
import type { OnMove } from '../moves/move.ts';
import { highlightTitle } from './highlight-title.ts';
import styles from './highlights.module.css';
import { IdeaTiles, type OnOpen } from './idea-tile.tsx';

type HighlightsProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  onOpen?: OnOpen | undefined;
  onMove?: OnMove | undefined;
  /** More or less like an idea can be asked for: the search is not over. */
  reacts: boolean;
};

/** The best ideas of the moment, small, beside or below the cards. */
export function Highlights({ ideas, ...about }: HighlightsProps) {
  const heading = headingOf(ideas.length, about.reacts);
  return (
    <section className={styles.highlights} aria-labelledby="highlights-heading">
      {/* Another heading is another line: one whose text merely moved would count as a shift of the layout. */}
      <h2 key={heading} id="highlights-heading" className={styles.heading}>
        {heading}
      </h2>
      <IdeaTiles {...about} ideas={ideas} shorten={highlightTitle} className={styles.list} />
    </section>
  );
}

function headingOf(count: number, isUnderWay: boolean): string {
  if (count === 0) return highlightsText.none;
  return isUnderWay ? highlightsText.heading : highlightsText.atEnd;
}
