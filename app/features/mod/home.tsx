import type { PageHandle } from '#app/root.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import { queueSummaries } from '#modules/moderation/review/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import type { Route } from './+types/home.ts';
import { ModPage } from './mod-page.tsx';
import { QUEUE_PATHS } from './queues.ts';
import { QUEUE_TEXT, modText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader() {
  const queues = await queueSummaries();
  const figures = queues.map(({ name, count, oldest }) => ({
    label: QUEUE_TEXT[name].name,
    to: QUEUE_PATHS[name],
    value: text.count(count),
    ...(oldest && { note: text.oldest(formatAgo(oldest, nowMillis())) }),
  }));
  return { isEmpty: queues.every(({ count }) => count === 0), figures };
}

/** What waits for moderators: each queue, with how much waits in it and since when. */
export default function ModHome({ loaderData: { isEmpty, figures } }: Route.ComponentProps) {
  return (
    <ModPage title={text.title}>
      {isEmpty && <EmptyState title={text.nothing} />}
      <nav aria-label={text.queues}>
        <KeyFigures figures={figures} />
      </nav>
    </ModPage>
  );
}
