import { Picture } from '#app/features/idea/index.ts';
import { LogoMark } from '#app/ui/logo/logo.tsx';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import { fitOfMessage, fitOfReasons } from './card-fit.ts';
import styles from './folded-card.module.css';

type FoldedCardProps = {
  keepsake: Keepsake;
  /** The picture of the idea; null when the catalogue no longer has it. */
  image: string | null;
};

/**
 * The card that comes with the gift, on paper alone: a sheet of A4 folded in four. The upper half is printed upside down,
 * so that it is upright inside the folded card: on the left what the gift is and why, on the right the words and room to sign.
 */
export function FoldedCard({ keepsake: { title, reasons, message }, image }: FoldedCardProps) {
  return (
    <div className={styles.sheet} data-sheet="" aria-hidden="true">
      <div className={`${styles.panel} ${styles.inside}`}>
        {message ? (
          <p className={styles.message} data-fit={fitOfMessage(message)}>
            {message}
          </p>
        ) : (
          <WritingLines />
        )}
      </div>
      <div className={`${styles.panel} ${styles.inside}`} data-fit={fitOfReasons(title, reasons)}>
        <p className={styles.title}>{title}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <div className={`${styles.panel} ${styles.back}`}>
        <LogoMark />
      </div>
      <div className={`${styles.panel} ${styles.front}`}>
        {image && <Picture className={styles.picture} image={image} width={640} height={640} />}
      </div>
    </div>
  );
}

/** Room for words by hand. */
function WritingLines() {
  return (
    <>
      <hr className={styles.line} />
      <hr className={styles.line} />
      <hr className={styles.line} />
      <hr className={styles.line} />
    </>
  );
}
