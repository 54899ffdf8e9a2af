import { Link } from 'react-router';
import { Badge } from '#app/ui/badge/badge.tsx';
import type { Activity } from '#modules/moderation/review/index.server.ts';
import { formatDay } from '#modules/platform/shared.ts';
import styles from './contributions-activity.module.css';
import { ownPath, activityText as text } from './text.ts';

const TONES = { waiting: 'waiting', accepted: 'good', deleted: 'neutral' } as const;

/** What the owner of an account proposed and reacted to, and what became of it, for the account's page. */
export function ContributionsActivity({ activity }: { activity: Activity }) {
  const { contributions, reactions, decisions, isCut } = activity;
  if ([contributions, reactions, decisions].every(({ length }) => length === 0)) return null;
  return (
    <section className={styles.section} id={ACTIVITY}>
      <h2 className={styles.heading}>{text.title}</h2>
      {decisions.length > 0 && (
        <>
          <h3>{text.decisions}</h3>
          <ul className={styles.rows}>
            {decisions.map(({ id, at, unseen, ...decision }) => (
              <li key={id}>
                <span>
                  {text.decided(decision)} {unseen && <Badge>{text.fresh}</Badge>}
                </span>
                <time dateTime={at.toISOString()}>{formatDay(at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {reactions.length > 0 && (
        <>
          <h3>{text.reactions}</h3>
          <ul className={styles.rows}>
            {reactions.map(({ at, count }) => (
              <li key={at.toISOString()}>
                <span>{text.reactionsGiven(count)}</span>
                <time dateTime={at.toISOString()}>{formatDay(at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {contributions.length > 0 && (
        <>
          <h3>{text.contributions}</h3>
          <ul className={styles.rows}>
            {contributions.map(({ id, line, state, created_at }) => (
              <li key={id}>
                <span>
                  <Link to={ownPath(id)}>{line}</Link>{' '}
                  <Badge tone={TONES[state]}>{text.states[state]}</Badge>
                </span>
                <time dateTime={created_at.toISOString()}>{formatDay(created_at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {isCut && (
        <p>
          <Link to={`?${ALL_ACTIVITY}#${ACTIVITY}`}>{text.all}</Link>
        </p>
      )}
    </section>
  );
}

/** Where the account's page shows it. */
export const ACTIVITY = 'contributions';
/** In the address of a page that shows all of it. */
export const ALL_ACTIVITY = 'all';
