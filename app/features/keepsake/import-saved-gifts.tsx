import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { addSavedGifts, type SavedGift } from './saved-gifts.ts';
import { carriesSavedGifts, savedGiftsOfLink } from './saved-gifts-link.ts';
import styles from './saved-gifts-page.module.css';
import { savedGiftsText as text } from './text.ts';

/** What a link of another device brings: it is kept here once the visitor says so. */
export function ImportSavedGifts() {
  const [brought, setBrought] = useState<readonly SavedGift[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const read = async () => {
      const { hash } = location;
      const found = await savedGiftsOfLink(hash);
      setBrought(found);
      setSaid(carriesSavedGifts(hash) && found.length === 0 ? text.damaged : '');
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const end = (words: string) => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setBrought([]);
    setSaid(words);
  };
  return (
    <div role="status">
      {said}
      {brought.length > 0 && (
        <div className={styles.brought}>
          <p>{text.brought(brought.map(({ title }) => title))}</p>
          <p className={styles.all}>
            <Button look="primary" onClick={() => end(text.added[addSavedGifts(brought)])}>
              {text.add}
            </Button>
            <Button look="quiet" onClick={() => end('')}>
              {text.leave}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
