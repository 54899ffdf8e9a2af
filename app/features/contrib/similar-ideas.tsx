import { Picture } from '#app/features/idea/index.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import type { SimilarIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { previewText as text } from './generic-idea/text.ts';
import styles from './similar-ideas.module.css';

/** Ideas of the catalogue that an idea is like, the nearest first. */
export function SimilarIdeas({ similar }: { similar: readonly SimilarIdea[] }) {
  if (similar.length === 0) return <p className={styles.none}>{text.none}</p>;
  return (
    <ul className={styles.list} aria-label={text.similar}>
      {similar.map(({ idea, likeness }) => (
        <li key={formatIdeaKey(idea.key)}>
          <Picture image={idea.image} width={44} height={44} loading="lazy" />
          <span>
            {idea.title} {likeness >= 1 && <Badge tone="bad">{text.same}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
