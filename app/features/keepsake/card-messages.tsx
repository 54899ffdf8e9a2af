import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import styles from './prepare.module.css';
import { CARD_MESSAGES, prepareText as text } from './text.ts';

/**
 * Words that may go on the card: a press puts them in their field; without scripts they are to be read.
 *
 * @param field the id of that field.
 */
export function CardMessages({ field }: { field: string }) {
  const hydrated = useHydrated();
  const use = (message: string) => {
    const area = document.getElementById(field) as HTMLTextAreaElement;
    area.value = message;
    area.focus();
  };
  return (
    <details className={styles.suggestions}>
      <summary>{text.suggestions}</summary>
      <ul>
        {CARD_MESSAGES.map((message) => (
          <li key={message}>
            {hydrated ? (
              <button type="button" className={styles.suggestion} onClick={() => use(message)}>
                {message}
                <span className="visually-hidden">{`\u00a0: ${text.use}`}</span>
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
