import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Sections, TextPage } from '#app/ui/text-page/text-page.tsx';
import type { Route } from './+types/bot.ts';
import { contactAddress } from './contact.server.ts';
import { botPage } from './text.ts';

export const handle: PageHandle = { cached: true, scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => {
  const { metaTitle, description } = botPage('');
  return pageMeta(args, { title: metaTitle, description, path: '/bot' });
};

export function loader() {
  return { contact: contactAddress() };
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const page = botPage(loaderData.contact);
  return (
    <TextPage title={page.title} lead={page.lead}>
      <Sections sections={page.sections} />
    </TextPage>
  );
}
