import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { sharePageText as pageText, shareText as text } from './options-text.ts';
import type { SharePayload } from './share-links.ts';
import { ShareOptions } from './share-options.tsx';
import styles from './share-panel.module.css';
import { canOpenShareSheet, openShareSheet } from './share-sheet.ts';

/** Every option to share something, and a way back to it. */
export function ShareScreen({ payload }: { payload: SharePayload }) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const data = { title: payload.title, text: payload.text, url: origin + payload.url };
  const hydrated = useHydrated();
  const onShareSheet =
    hydrated && canOpenShareSheet(data) ? () => void openShareSheet(data) : undefined;
  return (
    <section className={styles.panel} aria-labelledby="share-heading">
      <div className={styles.head}>
        <h1 id="share-heading" className={styles.heading}>
          {pageText.heading}
        </h1>
        <p className={styles.lead}>{payload.title}</p>
      </div>
      <ShareOptions payload={payload} origin={origin} onShareSheet={onShareSheet} />
      <ButtonLink
        look="quiet"
        className={styles.back}
        to={payload.url}
        reloadDocument
        onClick={(event) => {
          if (history.length < 2) return;
          event.preventDefault();
          history.back();
        }}
      >
        {text.back}
      </ButtonLink>
    </section>
  );
}
