import type { PageHandle } from '#app/root.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/home.ts';
import { ModPage } from './mod-page.tsx';
import { modText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export default function ModHome() {
  return (
    <ModPage title={text.title}>
      <EmptyState title={text.nothing} />
    </ModPage>
  );
}
