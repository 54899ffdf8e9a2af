import { KEEPSAKE_MAX } from '#modules/catalogue/sharing/shared.ts';
import styles from './prepare.module.css';
import { prepareText as text } from './text.ts';

type ReasonFieldsProps = {
  reasons: readonly string[];
  /** The places of those that are shown, as they were posted; null before: all are. */
  shown: readonly string[] | null;
};

/** The reasons, each to be changed or hidden, and room for one of the giver's own. */
export function ReasonFields({ reasons, shown }: ReasonFieldsProps) {
  const count = Math.min(KEEPSAKE_MAX.reasons, reasons.length + 1);
  return (
    <ul className={styles.reasons}>
      {Array.from({ length: count }, (_, place) => {
        const label = reasons[place] === undefined ? text.ownReason : text.reason(place + 1);
        return (
          // Reasons have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={styles.reason}>
            <label className={styles.show}>
              <input
                type="checkbox"
                name="shown"
                value={place}
                aria-label={text.show(label)}
                defaultChecked={shown === null || shown.includes(String(place))}
              />
            </label>
            <textarea
              className={styles.words}
              name="reason"
              rows={2}
              aria-label={label}
              placeholder={text.ownReason}
              maxLength={KEEPSAKE_MAX.reason}
              defaultValue={reasons[place] ?? ''}
            />
          </li>
        );
      })}
    </ul>
  );
}
