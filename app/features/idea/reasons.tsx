import styles from './reasons.module.css';
import { ideaText as text } from './text.ts';

/** Why an idea was chosen, in the visitor's own words: the same on a card and a tile. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <div>
      <h2 className={styles.why}>{text.why}</h2>
      {reasons.length === 0 ? (
        <p>{text.noReason}</p>
      ) : (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
