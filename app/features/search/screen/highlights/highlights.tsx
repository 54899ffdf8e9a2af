import type { ProposedIdea } from '#modules/engine/shared.ts';
import { highlightsText } from '../../text.ts';
import { highlightTitle } from './highlight-title.ts';
import styles from './highlights.module.css';
import { IdeaTiles, type OnOpen } from './idea-tile.tsx';

type HighlightsProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  onOpen?: OnOpen | undefined;
};

/** The best ideas of the moment, small, beside or below the cards. */
export function Highlights({ ideas, ...opening }: HighlightsProps) {
  return (
    <section aria-labelledby="highlights-heading">
      <h2 id="highlights-heading" className={styles.heading}>
        {ideas.length === 0 ? highlightsText.none : highlightsText.heading}
      </h2>
      <IdeaTiles {...opening} ideas={ideas} shorten={highlightTitle} className={styles.list} />
    </section>
  );
}
