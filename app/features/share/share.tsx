import type { PageHandle } from '#app/root.tsx';
import { pageMeta, siteOrigin } from '#app/ui/page-meta.ts';
import type { Route } from './+types/share.ts';
import { IdeaPage } from './idea-page/idea-page.tsx';
import { productData } from './idea-page/product-data.ts';
import { sharePageText as pageText } from './options-text.ts';
import styles from './share.module.css';
import { SharePanel } from './share-panel.tsx';
import { ShareScreen } from './share-screen.tsx';
import { type ShareSubject, shareSubject } from './share-subject.server.ts';
import { SharedList } from './shared-list.tsx';

type Loaded = { subject: ShareSubject };

/** Pages of ideas send no scripts; the share screen has options that need them. */
export const handle: PageHandle<Loaded> = {
  header: 'plain',
  scripts: (loaded) => loaded?.subject.kind === 'page',
};

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
  const product = productData(idea, siteOrigin(args), payload.url);
  return [
    ...pageMeta(args, {
      title: idea.title,
      description: idea.description || payload.text,
      path: payload.url,
      pictures: [idea.image],
    }),
    ...(product ? [{ 'script:ld+json': product }] : []),
  ];
};

export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'private, no-cache' };

export async function loader({ url }: Route.LoaderArgs): Promise<Loaded> {
  return { subject: await shareSubject(url.searchParams) };
}

/** The page of an idea, or of several that go together; of anything else, every option to share it. */
export default function Share({ loaderData: { subject } }: Route.ComponentProps) {
  const { kind, payload } = subject;
  return (
    <main id="main" className={styles.page} data-kind={kind}>
      {kind === 'page' && <ShareScreen payload={payload} />}
      {kind === 'list' && (
        <>
          <SharedList ideas={subject.ideas} />
          <SharePanel payload={payload} heading={pageText.listShareHeading} />
        </>
      )}
      {kind === 'idea' && (
        <>
          <IdeaPage {...subject} />
          <SharePanel payload={payload} heading={pageText.ideaHeading} />
        </>
      )}
    </main>
  );
}
