import { ShareButton } from '#app/components/share/share-button.tsx';
import { sharedIdeas } from '#app/components/share/share-links.ts';
import { keptText } from '#app/text/search.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { IdeaTiles, type OnOpen } from './idea-tile.tsx';
import styles from './kept-ideas.module.css';

type KeptIdeasProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  onOpen?: OnOpen | undefined;
};

/** The ideas called good and gone on from, latest first. One line, however many there are: nothing moves below. */
export function KeptIdeas({ ideas, ...opening }: KeptIdeasProps) {
  return (
    <section className={styles.kept} aria-labelledby="kept-heading">
      <div className={styles.head}>
        <h2 id="kept-heading" className={styles.heading}>
          {keptText.heading}
        </h2>
        <ShareButton {...sharedIdeas(ideas)} label={keptText.share} />
      </div>
      <IdeaTiles {...opening} ideas={ideas.toReversed()} className={styles.list} />
    </section>
  );
}
