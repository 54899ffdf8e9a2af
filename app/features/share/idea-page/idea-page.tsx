import { Advice, AlsoAt, IdeaSheet, IdeaSummary, ShopLink } from '#app/features/idea/index.ts';
import { squareAddress } from '#app/features/square/index.ts';
import type { IdeaFacts } from '#modules/catalogue/ideas/index.server.ts';
import type { Idea } from '#modules/catalogue/shared.ts';
import { IdeaCards } from '../idea-cards.tsx';
import { Facts } from './facts.tsx';
import styles from './idea-page.module.css';
import { StartFromIdea } from './start-from-idea.tsx';
import { ideaPageText as text } from './text.ts';

type IdeaPageProps = {
  idea: Idea;
  facts: IdeaFacts;
  /** Ideas to look at after it. */
  related: readonly Idea[];
};

/** An idea as everyone sees it who opens its link: the gift, where it is found, ideas that are close, a search from here. */
export function IdeaPage({ idea, facts, related }: IdeaPageProps) {
  return (
    <>
      <IdeaSheet image={idea.image} eyebrow={text.eyebrow} title={idea.title}>
        <IdeaSummary idea={idea} />
        <Advice idea={idea} />
        <ShopLink idea={idea} />
        <AlsoAt idea={idea} sid={null} />
        <Facts facts={facts} />
      </IdeaSheet>
      <StartFromIdea idea={idea} facts={facts} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-heading">
          <div className={styles.head}>
            <h2 id="related-heading">{text.related}</h2>
            <a className={styles.around} href={squareAddress({ highlight: idea.key })}>
              {text.around}
            </a>
          </div>
          <IdeaCards ideas={related} />
        </section>
      )}
    </>
  );
}
