import { highlightsText } from '#app/text/search.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { highlightTitle } from './highlight-title.ts';
import styles from './highlights.module.css';
import { gotoPath, type OnVisit, shopOf } from './move.ts';

type HighlightsProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  onVisit?: OnVisit | undefined;
};

/** The best ideas of the moment, small, beside or below the cards. */
export function Highlights({ sid, ideas, onVisit }: HighlightsProps) {
  return (
    <section className={styles.highlights} aria-labelledby="highlights-heading">
      <h2 id="highlights-heading" className={styles.heading}>
        {ideas.length === 0 ? highlightsText.none : highlightsText.heading}
      </h2>
      <ul className={styles.list}>
        {ideas.map((idea) => (
          <li key={formatIdeaKey(idea.key)} className={styles.item}>
            <Highlight sid={sid} idea={idea} onVisit={onVisit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HighlightProps = Pick<HighlightsProps, 'sid' | 'onVisit'> & { idea: ProposedIdea };

function Highlight({ sid, idea, onVisit }: HighlightProps) {
  const shop = shopOf(idea);
  const content = (
    <>
      <img
        src={`/img/${idea.image}`}
        alt=""
        width={112}
        height={84}
        loading="lazy"
        fetchPriority="low"
      />
      <span aria-hidden="true">{highlightTitle(idea.title)}</span>
      <span className="visually-hidden">{idea.title}</span>
    </>
  );
  if (!shop) return <span className={styles.tile}>{content}</span>;
  return (
    <a
      className={styles.tile}
      href={gotoPath(shop.url, sid)}
      target="_blank"
      rel="noopener"
      title={idea.title}
      onClick={() => onVisit?.(idea.key)}
      onAuxClick={() => onVisit?.(idea.key)}
    >
      {content}
    </a>
  );
}
