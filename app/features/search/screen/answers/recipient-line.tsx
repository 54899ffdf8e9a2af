import { formatAge, formatNumber } from '#app/ui/text/format.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import { CENTS_PER_EURO, type SessionHistory } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import { recipientText as text } from '../../text.ts';
import styles from './recipient-line.module.css';

type RecipientLineProps = Pick<SessionHistory, 'recipient' | 'missed'> & { sid: string | null };

/** Whom the gift is for and which hints were not understood, with a link to the page that changes both. */
export function RecipientLine({ sid, recipient, missed = [] }: RecipientLineProps) {
  if (!recipient) return null;
  const { gender, age, price_min_cents: min, price_max_cents: max } = recipient;
  return (
    <MoveForm sid={sid} fields={{ intent: 'describe' }} className={styles.line}>
      {missed.length > 0 && (
        <p className={styles.missed}>
          {text.missed(missed)}
          <button type="submit" className={styles.change}>
            {text.precise}
          </button>
        </p>
      )}
      <p>
        {text.summary(
          text.gender[gender],
          formatAge(age),
          formatNumber(min / CENTS_PER_EURO),
          formatPrice(max),
        )}
      </p>
      <button type="submit" className={styles.change}>
        {text.change}
      </button>
    </MoveForm>
  );
}
