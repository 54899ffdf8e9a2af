import { SAVED_GIFTS_PATH } from '#app/features/keepsake/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { MessagePage, RetryLink } from '#app/ui/error-page/message-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/offline.ts';
import { offlineText as text } from './text.ts';

export const handle: PageHandle = { cached: true, scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

/** What the service worker answers with where the network does not bring a page: it stands at the address of that page. */
export default function Offline() {
  return (
    <MessagePage tag={text.tag} title={text.title} message={text.message}>
      <RetryLink />
      <a href={SAVED_GIFTS_PATH}>{text.savedGifts}</a>
    </MessagePage>
  );
}
