import { useEffect } from 'react';
import { ShareButton, sharedKeepsake } from '#app/features/share/index.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import {
  addressFromKeepsake,
  keepsakePath,
  preparePath,
  SAVED_GIFTS_PATH,
} from './keepsake-address.ts';
import styles from './own-page.module.css';
import { changeSavedGift, saveGift, useSavedGift } from './saved-gifts.ts';
import { ownText as text } from './text.ts';

type OwnPageProps = {
  sealed: string;
  keepsake: Keepsake;
  /** The idea as it is today; null when the catalogue no longer has it. */
  idea: Idea | null;
};

/** Above the page, for who has just made it: how to pass it on. Where the gift is kept, its page is remembered with it, and the reasons as they stand there. */
export function OwnPage({ sealed, keepsake, idea }: OwnPageProps) {
  const key = formatIdeaKey(keepsake.key);
  const hydrated = useHydrated();
  const gift = useSavedGift(keepsake);
  const isKept = gift !== null;
  const { reasons } = keepsake;
  useEffect(() => {
    if (isKept) changeSavedGift(key, { sealed, reasons: [...reasons] });
  }, [isKept, key, sealed, reasons]);
  return (
    <section className={styles.own} aria-labelledby="own-heading">
      <h2 id="own-heading" className={styles.title}>
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <ShareButton {...sharedKeepsake(keepsake, sealed)} look="primary" label={text.share} />
      <p className={styles.quiet}>
        <ButtonLink look="quiet" to={preparePath(sealed)} reloadDocument>
          {text.edit}
        </ButtonLink>
        {keepsake.wrapped && (
          <ButtonLink look="quiet" to={keepsakePath(sealed)} reloadDocument>
            {text.asSent}
          </ButtonLink>
        )}
      </p>
      <p className={styles.kept}>
        {gift ? (
          <a href={addressFromKeepsake(SAVED_GIFTS_PATH, keepsake)}>{text.kept}</a>
        ) : (
          <>
            {text.bookmark}{' '}
            {hydrated && idea && (
              <Button look="quiet" onClick={() => saveGift(idea, reasons)}>
                {text.keep}
              </Button>
            )}
          </>
        )}
      </p>
    </section>
  );
}
