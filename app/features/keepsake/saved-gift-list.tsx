import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { ClearSavedGifts } from './clear-saved-gifts.tsx';
import { exportSavedGifts } from './export-saved-gifts.ts';
import { ImportSavedGifts } from './import-saved-gifts.tsx';
import { SavedGiftRow } from './saved-gift-row.tsx';
import {
  replaceSavedGifts,
  SAVED_GIFTS_MAX,
  type SavedGift,
  useSavedGifts,
} from './saved-gifts.ts';
import styles from './saved-gifts-page.module.css';
import { savedGiftsText as text } from './text.ts';
import { TransferSavedGifts } from './transfer-saved-gifts.tsx';

/** What was taken away last, and what was there before. */
type Removal = { words: string; before: readonly SavedGift[] };

/** The saved gifts of this browser, latest first, and what can be done with all of them. */
export function SavedGiftList() {
  const savedGifts = useSavedGifts();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = (words: string, kept: readonly SavedGift[]) => {
    setRemoval({ words, before: savedGifts });
    replaceSavedGifts(kept);
  };
  const undo = () => {
    if (removal) replaceSavedGifts(removal.before);
    setRemoval(null);
  };
  return (
    <>
      <div role="status">
        {removal && (
          <p className={styles.removed}>
            {removal.words}{' '}
            <Button look="quiet" onClick={undo}>
              {text.undo}
            </Button>
          </p>
        )}
      </div>
      <ImportSavedGifts />
      {savedGifts.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title={text.empty}>
            <ButtonLink look="primary" to="/" reloadDocument>
              {text.search}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className={styles.savedGifts}>
            {savedGifts.map((gift) => (
              <SavedGiftRow
                key={gift.key}
                gift={gift}
                onRemove={() =>
                  remove(
                    text.removed(gift.title),
                    savedGifts.filter((other) => other !== gift),
                  )
                }
              />
            ))}
          </ul>
          {savedGifts.length === SAVED_GIFTS_MAX && <p className={styles.full}>{text.full}</p>}
          <p className={styles.all}>
            <Button onClick={() => exportSavedGifts(savedGifts)}>{text.export}</Button>
            <ClearSavedGifts onClear={() => remove(text.cleared, [])} />
          </p>
          <TransferSavedGifts savedGifts={savedGifts} />
        </>
      )}
    </>
  );
}
