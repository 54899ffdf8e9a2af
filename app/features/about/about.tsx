import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Sections, TextPage } from '#app/ui/text-page/text-page.tsx';
import type { Route } from './+types/about.ts';
import { aboutPage as page } from './text.ts';

export const handle: PageHandle = { cached: true, scripts: false, header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: page.metaTitle, description: page.description, path: '/about' });

export default function Page() {
  return (
    <TextPage title={page.title} lead={page.lead}>
      <Sections sections={page.sections} />
    </TextPage>
  );
}
