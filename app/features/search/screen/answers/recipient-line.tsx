import { type ComponentType, useState } from 'react';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { formatAge, formatNumber } from '#app/ui/text/format.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import { CENTS_PER_EURO, MONTHS_PER_YEAR, type SessionHistory } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import { recipientText as text } from '../../text.ts';
import type { RecipientDialogProps } from './recipient-dialog.tsx';
import styles from './recipient-line.module.css';

const ADULT_MONTHS = 18 * MONTHS_PER_YEAR;

type RecipientLineProps = Pick<SessionHistory, 'recipient'> & { sid: string | null };

/**
 * Whom the gift is for, and what they like, in a place that is kept until that is known. It is changed in a dialog, which is loaded when it is first opened; without scripts, or
 * where loading fails, on a page with the same form.
 */
export function RecipientLine({ sid, recipient }: RecipientLineProps) {
  const hydrated = useHydrated();
  const [Dialog, setDialog] = useState<ComponentType<RecipientDialogProps> | null>(null);
  if (!recipient) return <div className={styles.place} />;
  const change = async () => {
    try {
      const { RecipientDialog } = await import('./recipient-dialog.tsx');
      setDialog(() => RecipientDialog);
    } catch {
      document.querySelector<HTMLFormElement>(`.${styles.line}`)?.submit();
    }
  };
  const { gender, age, price_min_cents: min, price_max_cents: max, hints } = recipient;
  const wishes = new Set(hints.split(',').map((wish) => wish.trim()));
  wishes.delete('');
  return (
    <div className={styles.place}>
      <MoveForm
        sid={sid}
        fields={{ intent: 'describe' }}
        className={styles.line}
        onValue={hydrated && sid ? change : undefined}
      >
        <div className={styles.said}>
          <p>
            {text.summary(
              text.who(gender, age >= ADULT_MONTHS),
              formatAge(age),
              formatNumber(min / CENTS_PER_EURO),
              formatPrice(max),
            )}
          </p>
          {wishes.size > 0 && (
            <ul className={styles.wishes} aria-label={text.wishes}>
              {[...wishes].map((wish) => (
                <li key={wish}>{wish}</li>
              ))}
            </ul>
          )}
        </div>
        <button type="submit" className={styles.change}>
          {text.change}
        </button>
      </MoveForm>
      {Dialog && sid && <Dialog sid={sid} recipient={recipient} onClose={() => setDialog(null)} />}
    </div>
  );
}
