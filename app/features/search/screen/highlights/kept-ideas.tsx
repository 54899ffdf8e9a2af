import type { MouseEvent } from 'react';
import { ShareButton, sharedIdeas } from '#app/features/share/index.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { keptText } from '../../text.ts';
import { IdeaTiles, type OnOpen } from './idea-tile.tsx';
import styles from './kept-ideas.module.css';

const HEADING = 'kept-heading';

type KeptIdeasProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  onOpen?: OnOpen | undefined;
};

/** The ideas called good and gone on from, latest first. One line, however many there are: nothing moves below. */
export function KeptIdeas({ ideas, ...opening }: KeptIdeasProps) {
  return (
    <section className={styles.kept} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <h2 id={HEADING} className={styles.heading} tabIndex={-1}>
          {keptText.heading}
        </h2>
        <ShareButton {...sharedIdeas(ideas)} label={keptText.share} />
      </div>
      <IdeaTiles {...opening} ideas={ideas.toReversed()} className={styles.list} />
    </section>
  );
}

/** Where the list is below the visible part of the page: how many there are, as a link to them. */
export function KeptLink({ count }: { count: number }) {
  return (
    <a className={styles.link} href={`#${HEADING}`} onClick={scrollToKept}>
      <span aria-hidden="true">♥ {count}</span>
      <span className="visually-hidden">{keptText.link(count)}</span>
    </a>
  );
}

/** The address of the search stays as it is. */
function scrollToKept(event: MouseEvent) {
  const heading = document.getElementById(HEADING);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
