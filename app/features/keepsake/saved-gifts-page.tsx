import type { PageHandle } from '#app/root.tsx';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/saved-gifts-page.ts';
import { SavedGiftList } from './saved-gift-list.tsx';
import styles from './saved-gifts-page.module.css';
import { savedGiftsText as text } from './text.ts';

/** The server knows none of them: it sends every visitor the same page. */
export const handle: PageHandle = { cached: true, header: 'plain' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: text.title, description: text.description });

/** « Tes trouvailles »: the gifts that were found and kept in this browser. */
export default function SavedGiftsPage() {
  const hydrated = useHydrated();
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      {hydrated ? (
        <SavedGiftList />
      ) : (
        <>
          <p className={styles.loading} data-needs-scripts>
            {text.loading}
          </p>
          <p className={styles.noScript}>{text.noScript}</p>
        </>
      )}
    </main>
  );
}
