import { type Idea, shopOf } from '#modules/catalogue/shared.ts';
import styles from './advice.module.css';
import { ideaText } from './text.ts';

/** Where and how to get an idea that any shop may have, and what to look for; nothing for an idea with a page of its own. */
export function Advice({ idea }: { idea: Pick<Idea, 'content'> }) {
  if (idea.content === '' || shopOf(idea)) return null;
  return (
    <p className={styles.advice}>
      <strong>{ideaText.advice}</strong> {idea.content}
    </p>
  );
}
