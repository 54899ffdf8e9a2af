import { Picture } from '#app/features/idea/index.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import { ownKeepsakePath } from './keepsake-address.ts';
import { KeepsakeForm } from './keepsake-form.tsx';
import { changeSavedGift, FOR_WHOM_MAX, type SavedGift } from './saved-gifts.ts';
import styles from './saved-gifts-page.module.css';
import { savedGiftsText as text } from './text.ts';

/** One saved gift: what it is, for whom, its page, and the way out of the list. */
export function SavedGiftRow({ gift, onRemove }: { gift: SavedGift; onRemove: () => void }) {
  const { key, title, image, foundOn, forWhom, sealed, reasons } = gift;
  const ofGift = <span className="visually-hidden">{text.of(title)}</span>;
  return (
    <li className={styles.gift}>
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
          {ofGift}
          <input
            value={forWhom}
            maxLength={FOR_WHOM_MAX}
            autoComplete="off"
            onChange={({ target }) => changeSavedGift(key, { forWhom: target.value })}
          />
        </label>
      </div>
      <div className={styles.actions}>
        {sealed ? (
          <ButtonLink to={ownKeepsakePath(sealed)} reloadDocument>
            {text.page}
            {ofGift}
          </ButtonLink>
        ) : (
          <KeepsakeForm idea={key} reasons={reasons}>
            <Button type="submit">
              {text.prepare}
              {ofGift}
            </Button>
          </KeepsakeForm>
        )}
        <Button look="quiet" onClick={onRemove}>
          {text.remove}
          {ofGift}
        </Button>
      </div>
    </li>
  );
}
