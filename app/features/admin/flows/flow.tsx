import { Form, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { type FormReply, NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { revalidateStaleForm } from '#app/shell/forms/stale-form.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { listFile } from '#app/ui/data-table/list-file.server.ts';
import { listPage } from '#app/ui/data-table/row-list.ts';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/flow.ts';
import { feedTitle, idOf } from './addresses.ts';
import { feedOf, runsOf } from './feeds-page.server.ts';
import styles from './flows.module.css';
import {
  decideForm,
  mappingForm,
  pauseForm,
  runNowForm,
  triedMapping,
} from './flows-forms.server.ts';
import { MappingForm, SampleIdeas } from './mapping-form.tsx';
import { HeldRun, runList } from './run-parts.tsx';
import { flowsText, flowText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [
  listFile(runList(0), text.runs.file, async ({ params }: Route.LoaderArgs) =>
    runsOf(await feedOf(params.feed, null)),
  ),
];

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const feed = await feedOf(params.feed, triedMapping(searchParams));
  const runs = runsOf(feed);
  return {
    feed,
    latest: runs[0] ?? null,
    page: listPage(runList(feed.id), runs, searchParams),
    done: searchParams.get(STEP.done),
  };
}

export const shouldRevalidate = revalidateStaleForm;

export async function action({ params, url: { pathname, search }, ...args }: Route.ActionArgs) {
  const form = await readFormData(args.request);
  const feed = idOf(params.feed);
  const post = { ...args, form };
  const doing = String(form.get('do') ?? '');
  const answer = () =>
    redirect(pathname + addressWith(doing === 'map' ? '' : search, { [STEP.done]: doing }), 303);
  if (doing === 'map') return await handlePost(mappingForm, post, answer, feed);
  if (doing === 'run') return await handlePost(runNowForm, post, answer, feed);
  if (doing === 'pause' || doing === 'resume')
    return await handlePost(pauseForm, post, answer, feed);
  const isAsked = doing === 'accept' || isConfirmed(form, `refuse-${form.get('run')}`);
  if (!isAsked) throw errorPage(400, text.notHeld);
  return await handlePost(decideForm, post, answer);
}

/** One product file: what it brought, what waits for an admin, and how its columns are read. */
export default function Flow({ loaderData, actionData }: Route.ComponentProps) {
  const { feed, latest, page, done } = loaderData;
  const { errors, typed }: FormReply = actionData ?? NO_REPLY;
  const isBusy = latest !== null && /receiving|waiting|running|held/.test(latest.state);
  const { '': whole, ...ofFields } = errors;
  return (
    <AdminPage
      title={feedTitle(feed)}
      crumbs={[{ to: '/admin/crawl/flows', label: flowsText.title }]}
      actions={
        <>
          {feed.url !== null && !isBusy && <Action name="run" label={text.runNow} />}
          {!isBusy && (
            <StaffButtonLink to={`/admin/crawl/flows/${feed.id}/file`}>
              {text.sendFile}
            </StaffButtonLink>
          )}
          {feed.url !== null && (
            <Action
              name={feed.paused_at ? 'resume' : 'pause'}
              label={feed.paused_at ? text.resume : text.pause}
            />
          )}
          {isBusy && latest.state !== 'held' && (
            <StaffButtonLink to={`/admin/crawl/flows/${feed.id}`}>{text.reload}</StaffButtonLink>
          )}
        </>
      }
    >
      {done === 'run' && !actionData && <p role="status">{text.started}</p>}
      {done === 'map' && !actionData && <p role="status">{text.mapping.confirmed}</p>}
      {feed.paused_at && <p>{text.pausedNotice}</p>}
      {whole && <FormErrors title="" errors={{ '': whole }} />}
      {feed.url && <p className={styles.page}>{feed.url}</p>}
      {latest && <HeldRun run={latest} />}
      <ListTable
        caption={text.runs.caption}
        list={runList(feed.id)}
        page={page}
        rowKey={({ id }) => id}
        empty={text.runs.empty}
      />
      {feed.sample.length > 0 && (
        <section className={styles.box} aria-labelledby="sample">
          <h2 id="sample">{text.sample.title}</h2>
          <SampleIdeas sample={feed.sample} />
        </section>
      )}
      <section className={styles.box} aria-labelledby="mapping">
        <h2 id="mapping">{text.mapping.title}</h2>
        <p>{text.mapping.lead}</p>
        <MappingForm {...{ ...feed, typed }} errors={ofFields} />
      </section>
    </AdminPage>
  );
}

function Action({ name, label }: { name: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <StaffButton type="submit" name="do" value={name}>
        {label}
      </StaffButton>
    </Form>
  );
}
