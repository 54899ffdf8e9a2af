import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { sharePageText as text } from './options-text.ts';
import { type SharePayload, sharePath } from './share-links.ts';
import { ShareLinks } from './share-options.tsx';
import styles from './share-panel.module.css';

/** At the end of a page that shows ideas: how to share them. */
export function SharePanel({ payload, heading }: { payload: SharePayload; heading: string }) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  return (
    <section className={styles.panel} aria-labelledby="share-heading">
      <div className={styles.head}>
        <h2 id="share-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <ShareLinks payload={payload} origin={origin} moreUrl={sharePath(payload.url)} />
    </section>
  );
}
