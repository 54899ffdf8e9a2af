import { useRouteLoaderData } from 'react-router';
import type { PageHandle, loader as rootLoader } from '#app/root.tsx';
import { isOwnRead } from '#app/shell/http/same-origin.server.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/share.ts';
import { sharePageText as pageText, shareText as text } from './options-text.ts';
import styles from './share.module.css';
import { ShareOptions } from './share-options.tsx';
import { canOpenShareSheet, openShareSheet } from './share-sheet.ts';
import { shareSubject } from './share-subject.server.ts';
import { SharedIdea } from './shared-idea.tsx';
import { SharedList } from './shared-list.tsx';

export const handle: PageHandle = { header: 'plain' };

/** How many ideas the picture beside the link of a list shows. */
const PICTURES_MAX = 9;

export const meta: Route.MetaFunction = (args) => {
  const subject = args.loaderData?.subject;
  if (!subject || subject.kind === 'page') return pageMeta(args, { title: pageText.title });
  const { payload } = subject;
  if (subject.kind === 'list') {
    const pictures = subject.ideas.map(({ image }) => image).slice(0, PICTURES_MAX);
    const { title, text: description, url: path } = payload;
    return pageMeta(args, { title, description, path, pictures });
  }
  const { idea } = subject;
  return pageMeta(args, {
    title: idea.title,
    description: idea.description || payload.text,
    path: payload.url,
    pictures: [idea.image],
  });
};

export async function loader({ url, request }: Route.LoaderArgs) {
  const subject = await shareSubject(url.searchParams);
  return { subject, cancellable: subject.kind === 'page' || isOwnRead(request) };
}

/**
 * Every option to share something. The link of an idea, or of several, leads here too: a visitor who opens it sees them,
 * and a link to start a search.
 */
export default function Share({ loaderData }: Route.ComponentProps) {
  const { subject, cancellable } = loaderData;
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const { payload } = subject;
  const data = { title: payload.title, text: payload.text, url: origin + payload.url };
  const hydrated = useHydrated();
  const onShareSheet =
    hydrated && canOpenShareSheet(data) ? () => void openShareSheet(data) : undefined;
  const isGift = subject.kind !== 'page';
  return (
    <main id="main" className={styles.page} data-kind={subject.kind}>
      {subject.kind === 'idea' && <SharedIdea idea={subject.idea} />}
      {subject.kind === 'list' && <SharedList ideas={subject.ideas} />}
      <section className={styles.panel} aria-labelledby="share-heading">
        <div className={styles.head}>
          {isGift ? (
            <h2 id="share-heading" className={styles.heading}>
              {subject.kind === 'list' ? pageText.listShareHeading : pageText.ideaHeading}
            </h2>
          ) : (
            <h1 id="share-heading" className={styles.heading}>
              {pageText.heading}
            </h1>
          )}
          <p className={styles.lead}>{isGift ? pageText.lead : payload.title}</p>
        </div>
        <ShareOptions payload={payload} origin={origin} onShareSheet={onShareSheet} />
        {cancellable && (
          <ButtonLink
            look="quiet"
            className={styles.cancel}
            to={isGift ? '/' : payload.url}
            reloadDocument
            data-back={isGift}
            onClick={(event) => {
              if (history.length < 2) return;
              event.preventDefault();
              history.back();
            }}
          >
            {text.cancel}
          </ButtonLink>
        )}
      </section>
    </main>
  );
}
