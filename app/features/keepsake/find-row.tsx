import { Picture } from '#app/features/idea/index.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import { changeFind, type Find, FOR_WHOM_MAX } from './finds.ts';
import styles from './finds-page.module.css';
import { ownKeepsakePath } from './keepsake-address.ts';
import { KeepsakeForm } from './keepsake-form.tsx';
import { findsText as text } from './text.ts';

/** One find: what it is, for whom, its page, and the way out of the list. */
export function FindRow({ find, onRemove }: { find: Find; onRemove: () => void }) {
  const { key, title, image, foundOn, forWhom, sealed, reasons } = find;
  const ofFind = <span className="visually-hidden">{text.of(title)}</span>;
  return (
    <li className={styles.find}>
      <Picture className={styles.picture} image={image} width={96} height={96} loading="lazy" />
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.day}>{text.foundOn(formatCalendarDay(foundOn))}</p>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <label className={styles.forWhom}>
          {text.forWhom}
          {ofFind}
          <input
            value={forWhom}
            maxLength={FOR_WHOM_MAX}
            autoComplete="off"
            onChange={({ target }) => changeFind(key, { forWhom: target.value })}
          />
        </label>
      </div>
      <div className={styles.actions}>
        {sealed ? (
          <ButtonLink to={ownKeepsakePath(sealed)} reloadDocument>
            {text.page}
            {ofFind}
          </ButtonLink>
        ) : (
          <KeepsakeForm idea={key} reasons={reasons}>
            <Button type="submit">
              {text.prepare}
              {ofFind}
            </Button>
          </KeepsakeForm>
        )}
        <Button look="quiet" onClick={onRemove}>
          {text.remove}
          {ofFind}
        </Button>
      </div>
    </li>
  );
}
