import type { AccountEvent } from '#modules/moderation/accounts/index.server.ts';
import { formatMoment } from '#modules/platform/shared.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { ownText } from './text.ts';

const text = ownText.activity;

/** What happened to an account itself; what it contributed stands beside. */
export function Activity({ events }: { events: readonly AccountEvent[] }) {
  return (
    <Section title={text.title}>
      {events.length === 0 ? (
        <p className={styles.note}>{text.none}</p>
      ) : (
        <ul className={styles.rows}>
          {events.map(({ id, kind, createdAt }) => (
            <li key={id} className={styles.row}>
              <span className={styles.value}>{text.events[kind]}</span>
              <time className={styles.note} dateTime={createdAt.toISOString()}>
                {formatMoment(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
