import { Sections, TextPage } from '#app/components/text-page/text-page.tsx';
import { contactAddress } from '#app/http/contact.server.ts';
import { pageMeta } from '#app/http/page-meta.ts';
import type { PageHandle } from '#app/root.tsx';
import { legalPage } from '#app/text/about.ts';
import type { Route } from './+types/legal.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => {
  const { metaTitle, description } = legalPage('');
  return pageMeta(args, { title: metaTitle, description, path: '/about/legal' });
};

export function loader() {
  return { contact: contactAddress() };
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const page = legalPage(loaderData.contact);
  return (
    <TextPage title={page.title} lead={page.lead}>
      <Sections sections={page.sections} />
    </TextPage>
  );
}
