import { ButtonLink } from '#app/ui/button/button.tsx';
import styles from './generic-idea.module.css';
import { addGenericText as text } from './text.ts';

/** What happens next to an idea that was proposed, and the way to another one. */
export function ThankYou({ state }: { state: 'waiting' | 'accepted' }) {
  const { lead, next } = text.done[state];
  return (
    <>
      <p role="status" className={styles.done}>
        {lead}
      </p>
      <ul>
        {next.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <ButtonLink look="primary" to="/contrib/ideas/add/generic">
          {text.again}
        </ButtonLink>
        <ButtonLink look="quiet" to="/contrib/">
          {text.home}
        </ButtonLink>
      </p>
    </>
  );
}
