import { ButtonLink } from '#app/ui/button/button.tsx';
import type { Idea } from '#modules/catalogue/shared.ts';
import { IdeaCards } from './idea-cards.tsx';
import { sharePageText as text } from './options-text.ts';
import styles from './shared-list.module.css';

/** Ideas that one visitor liked, as visitors who open their link see them: each leads to its own page. */
export function SharedList({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <section className={styles.list} aria-labelledby="list-heading">
      <h1 id="list-heading" className={styles.heading}>
        {text.listHeading}
      </h1>
      <IdeaCards ideas={ideas} detailed />
      <p>
        <ButtonLink look="primary" to="/" reloadDocument>
          {text.another}
        </ButtonLink>
      </p>
    </section>
  );
}
