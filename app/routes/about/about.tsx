import { Sections, TextPage } from '#app/components/text-page/text-page.tsx';
import { pageMeta } from '#app/http/page-meta.ts';
import type { PageHandle } from '#app/root.tsx';
import { aboutPage as page } from '#app/text/about.ts';
import type { Route } from './+types/about.ts';

export const handle: PageHandle = { scripts: false, header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: page.metaTitle, description: page.description, path: '/about' });

export default function Page() {
  return (
    <TextPage title={page.title} lead={page.lead}>
      <Sections sections={page.sections} />
    </TextPage>
  );
}
