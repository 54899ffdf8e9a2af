import { useState } from 'react';
import { CopyLink } from '#app/features/share/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { SavedGift } from './saved-gifts.ts';
import { savedGiftsLink } from './saved-gifts-link.ts';
import styles from './saved-gifts-page.module.css';
import { savedGiftsText as text } from './text.ts';

/** The link by which the saved gifts follow to another device. */
export function TransferSavedGifts({ savedGifts }: { savedGifts: readonly SavedGift[] }) {
  const [carried, setCarried] = useState<{ link: string; savedGifts: readonly SavedGift[] } | null>(
    null,
  );
  if (carried?.savedGifts !== savedGifts) {
    const make = async () =>
      setCarried({ link: await savedGiftsLink(savedGifts, location.origin), savedGifts });
    return <Button onClick={make}>{text.carry}</Button>;
  }
  return (
    <div className={styles.carried}>
      <p>{text.carryHint}</p>
      <CopyLink link={carried.link} label={text.carryLink} />
    </div>
  );
}
