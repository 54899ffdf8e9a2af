import { Link } from 'react-router';
import { Picture } from '#app/features/idea/index.ts';
import { formatAge } from '#app/ui/text/format.ts';
import { formatIdeaKey, formatPrice, type Idea } from '#modules/catalogue/shared.ts';
import type { TypedProfile } from '#modules/engine/shared.ts';
import type { Square, SquareQuery } from '#modules/engine/square/shared.ts';
import { useSquareAddress } from '../address.ts';
import { likedIdeas } from '../moves/moves.ts';
import { squareSearchText, sideText as text } from '../text.ts';
import styles from './side-widget.module.css';

type SideWidgetProps = {
  query: SquareQuery;
  ideas: readonly Idea[];
  recognised: Pick<Square, 'profile' | 'topics' | 'missed'>;
};

/** Beside the grid: what of the words was recognised, and what was liked. */
export function SideWidget({ query, ideas, recognised }: SideWidgetProps) {
  const { profile, topics, missed } = recognised;
  const parts = [...new Set([...topics, ...describe(profile)])];
  const names = likedIdeas(query);
  const liked = ideas.filter(({ key }) => names.has(formatIdeaKey(key)));
  return (
    <aside className={styles.side}>
      <section>
        <h2 className={styles.heading}>{text.recognised}</h2>
        {parts.length > 0 ? (
          <ul className={styles.tags}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        ) : null}
        {missed.length > 0 && <p className={styles.explanation}>{text.missed(missed)}</p>}
        {parts.length === 0 && missed.length === 0 && (
          <>
            <p className={styles.explanation}>{text.examples}</p>
            <ul className={styles.examples}>
              {squareSearchText.examples.map((example) => (
                <Example key={example} text={example} />
              ))}
            </ul>
          </>
        )}
      </section>
      {ideas.length > 0 && (
        <section>
          <h2 className={styles.heading}>{text.liked}</h2>
          {liked.length === 0 && <p className={styles.explanation}>{text.noneLiked}</p>}
          <ul className={styles.liked}>
            {liked.map(({ key, image, title }) => (
              <li key={formatIdeaKey(key)}>
                <Picture image={image} width={48} height={36} />
                {title}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function Example({ text: example }: { text: string }) {
  return (
    <li>
      <Link to={useSquareAddress({ text: example })}>{example}</Link>
    </li>
  );
}

function describe(profile: TypedProfile): string[] {
  const { gender, age, isAgeImplied, isChild, occasion } = profile;
  const { price_min_cents: min, price_max_cents: max } = profile;
  return [
    gender && text.gender[gender],
    age !== null && (isAgeImplied ? text.aboutAge(formatAge(age)) : formatAge(age)),
    isChild && text.child,
    budget(min, max),
    occasion && text.christmas,
  ].filter((part) => typeof part === 'string');
}

function budget(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return text.between(formatPrice(min), formatPrice(max));
  if (max !== null) return text.atMost(formatPrice(max));
  return min === null ? null : text.atLeast(formatPrice(min));
}
