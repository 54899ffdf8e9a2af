import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { addFinds, type Find } from './finds.ts';
import { bringsFinds, findsOfLink } from './finds-link.ts';
import styles from './finds-page.module.css';
import { findsText as text } from './text.ts';

/** What a link of another device brings: it is kept here once the visitor says so. */
export function BroughtFinds() {
  const [brought, setBrought] = useState<readonly Find[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const read = async () => {
      const { hash } = location;
      const found = await findsOfLink(hash);
      setBrought(found);
      setSaid(bringsFinds(hash) && found.length === 0 ? text.damaged : '');
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
            <Button look="primary" onClick={() => end(text.added[addFinds(brought)])}>
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
