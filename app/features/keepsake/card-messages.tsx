import { useNavigate } from 'react-router';
import type { CardFor, CardOccasion } from '#app/features/idea/index.server.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { SelectField } from '#app/ui/field/field.tsx';
import { cardQuery } from './card-for.ts';
import styles from './prepare.module.css';
import { OCCASION_NAMES, prepareText as text } from './text.ts';

type CardMessagesProps = {
  messages: readonly string[];
  cardFor: CardFor;
  /** The id of the field for the words. */
  field: string;
};

/**
 * Words that may go on the card, for an occasion that can be changed: a press puts them in their field. Without scripts they
 * are to be read.
 */
export function CardMessages({ messages, cardFor, field }: CardMessagesProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const change = (occasion: string) =>
    navigate(cardQuery({ ...cardFor, occasion: occasion as CardOccasion }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <details className={styles.suggestions}>
      <summary>{text.suggestions}</summary>
      {hydrated && (
        <SelectField
          id="occasion"
          label={text.occasion}
          options={OCCASION_NAMES}
          value={cardFor.occasion}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <ul>
        {messages.map((message) => (
          <li key={message}>
            {hydrated ? (
              <button
                type="button"
                className={styles.suggestion}
                onClick={() => write(message, field)}
              >
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

function write(message: string, field: string): void {
  const area = document.getElementById(field) as HTMLTextAreaElement;
  area.value = message;
  area.focus();
}
