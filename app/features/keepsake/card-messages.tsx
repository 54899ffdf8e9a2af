import { useRef } from 'react';
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
 * Words that may go on the card, for an occasion that can be changed: a press puts them in their field, after what was typed
 * there and in place of those last pressed on this page. Without scripts they are to be read.
 */
export function CardMessages({ messages, cardFor, field }: CardMessagesProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const written = useRef('');
  const change = (occasion: string) =>
    navigate(cardQuery({ ...cardFor, occasion: occasion as CardOccasion }), {
      replace: true,
      preventScrollReset: true,
    });
  const write = (message: string) => {
    const area = document.getElementById(field) as HTMLTextAreaElement;
    const typed = withoutEnd(area.value, written.current).trimEnd();
    area.value = typed ? `${typed}\n${message}` : message;
    written.current = message;
    area.focus();
  };
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
              <button type="button" className={styles.suggestion} onClick={() => write(message)}>
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

function withoutEnd(words: string, end: string): string {
  return words.endsWith(end) ? words.slice(0, words.length - end.length) : words;
}
