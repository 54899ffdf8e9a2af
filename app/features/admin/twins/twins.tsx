import { redirect } from 'react-router';
import { useSwitch } from '#app/features/visit/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { ShortcutsOn } from '#app/ui/shortcuts/shortcut.tsx';
import { ShortcutSwitch } from '#app/ui/shortcuts/shortcut-switch.tsx';
import { useKeys } from '#app/ui/shortcuts/use-keys.ts';
import { DoneNotice, doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/twins.ts';
import { ChainList } from './chain-list.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { ConfigForm } from './config-form.tsx';
import { reviewForm } from './review-form.server.ts';
import { twinsText as text } from './text.ts';
import styles from './twins.module.css';
import { loadTwins, twinsFile } from './twins-page.server.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const middleware: Route.MiddlewareFunction[] = [twinsFile];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { ...(await loadTwins(searchParams)), done: searchParams.get(STEP.done) };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return handlePost(reviewForm, args, ({ decision }) =>
    redirect(
      url.pathname + addressWith(url.search, { [STEP.done]: doneValue('decided', decision) }),
      303,
    ),
  );
}

/** Groups of the same product or its variants, reviewed one after another. */
export default function Twins({ loaderData, actionData }: Route.ComponentProps) {
  const { config, q, chains, state, open, previous, next, done } = loaderData;
  const [on, change] = useSwitch('shortcuts');
  useKeys();
  return (
    <ShortcutsOn value={on}>
      <AdminPage title={text.title} actions={<ShortcutSwitch on={on} onChange={change} />}>
        <p className={styles.lead}>{text.lead}</p>
        <ConfigForm config={config} q={q} />
        {/* Beside what was decided: the notice takes the focus, and the page goes there. */}
        <DoneNotice
          done={actionData ? null : done}
          messages={text.done}
          undo={(decision) => ({ decide: 'undo', idea: decision })}
          shortcut="u"
        />
        <FormErrors title="" errors={(actionData ?? NO_REPLY).errors} />
        {open ? (
          <ChainPanel chain={open} previous={previous} next={next} />
        ) : (
          <EmptyState title={text.nothing}>
            <p>{text.nothingHelp}</p>
          </EmptyState>
        )}
        <ChainList {...{ chains, state }} limit={config.limit} open={open?.id ?? null} />
      </AdminPage>
    </ShortcutsOn>
  );
}
