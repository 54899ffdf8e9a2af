import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { BroughtFinds } from './brought-finds.tsx';
import { CarryFinds } from './carry-finds.tsx';
import { ClearFinds } from './clear-finds.tsx';
import { exportFinds } from './export-finds.ts';
import { FindRow } from './find-row.tsx';
import { FINDS_MAX, type Find, replaceFinds, useFinds } from './finds.ts';
import styles from './finds-page.module.css';
import { findsText as text } from './text.ts';

/** What was taken away last, and what was there before. */
type Removal = { words: string; before: readonly Find[] };

/** The finds of this browser, latest first, and what can be done with all of them. */
export function FindList() {
  const finds = useFinds();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = (words: string, kept: readonly Find[]) => {
    setRemoval({ words, before: finds });
    replaceFinds(kept);
  };
  const undo = () => {
    if (removal) replaceFinds(removal.before);
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
      <BroughtFinds />
      {finds.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title={text.empty}>
            <ButtonLink look="primary" to="/" reloadDocument>
              {text.search}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className={styles.finds}>
            {finds.map((find) => (
              <FindRow
                key={find.key}
                find={find}
                onRemove={() =>
                  remove(
                    text.removed(find.title),
                    finds.filter((other) => other !== find),
                  )
                }
              />
            ))}
          </ul>
          {finds.length === FINDS_MAX && <p className={styles.full}>{text.full}</p>}
          <p className={styles.all}>
            <Button onClick={() => exportFinds(finds)}>{text.export}</Button>
            <ClearFinds onClear={() => remove(text.cleared, [])} />
          </p>
          <CarryFinds finds={finds} />
        </>
      )}
    </>
  );
}
