import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData, textsOf } from '#app/shell/forms/fields.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { listFile } from '#app/ui/data-table/list-file.server.ts';
import { pageOfRows, sortedRows } from '#app/ui/data-table/page-of-rows.ts';
import { listPage } from '#app/ui/data-table/row-list.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { DoneNotice, doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/testui.ts';
import { ChartsGroup } from './charts-group.tsx';
import { COLUMNS } from './columns.tsx';
import { ActionsGroup, FieldsGroup } from './controls-groups.tsx';
import { KeysGroup } from './keys-group.tsx';
import { ListsGroup, SHOP_LIST, SHOPS } from './lists-group.tsx';
import { MessagesGroup, PapersGroup, TypeGroup } from './papers-groups.tsx';
import { SAMPLE_IDEAS } from './sample-ideas.ts';
import { FILTERS, sampleIdeas, TABLE, valueIn } from './sample-table.ts';
import { TableGroup } from './table-group.tsx';
import styles from './testui.module.css';
import { testuiText as text } from './text.ts';
import { isWholePage, PagesGroup, WHOLE_PAGES } from './whole-pages.tsx';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The table as a file, when the address asks for it. */
export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, ({ url: { searchParams } }) => {
    const rows = sortedRows(TABLE, sampleIdeas(asked(searchParams)), searchParams, valueIn);
    return csvResponse({ name: 'idees-d-essai', columns: COLUMNS, rows });
  }),
  listFile(SHOP_LIST, 'enseignes-d-essai', async () => SHOPS),
];

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const wanted = asked(searchParams);
  const page = pageOfRows(TABLE, sampleIdeas(wanted), searchParams, valueIn);
  const done = searchParams.get(STEP.done);
  const undone = SAMPLE_IDEAS.find(({ id }) => id === done && wanted.removed.includes(id));
  const shops = listPage(SHOP_LIST, SHOPS, searchParams);
  const name = searchParams.get('whole');
  return { ...wanted, ...page, undone, shops, whole: isWholePage(name) ? name : null };
}

/** What the address asks of the sample ideas. Those removed are named in it: nothing is stored. */
function asked(parameters: URLSearchParams) {
  const removed = parameters.getAll('removed');
  return {
    filters: readFilters(FILTERS, parameters),
    removed: SAMPLE_IDEAS.map(({ id }) => id).filter((id) => removed.includes(id)),
    view: parameters.get('view') === 'removed' ? ('removed' as const) : ('kept' as const),
  };
}

export async function action({
  request,
  url: { pathname, search, searchParams },
}: Route.ActionArgs) {
  if (isWholePage(searchParams.get('whole'))) return redirect(`${pathname}?whole=rejected`, 303);
  const form = await readFormData(request);
  const { intent, id = '' } = textsOf(form, ['intent', 'id']);
  const { removed } = asked(searchParams);
  const others = removed.filter((each) => each !== id);
  const to = (changes: Parameters<typeof addressWith>[1]) =>
    redirect(pathname + addressWith(search, changes), 303);
  if (intent === 'undo') return to({ removed: others });
  if (intent !== 'remove') throw errorPage(400);
  const confirm = `remove-${id}`;
  if (!isConfirmed(form, confirm)) return to({ [STEP.confirm]: confirm });
  return to({ removed: [...others, id], [STEP.done]: id });
}

type GroupName = keyof typeof text.groups;

/** Every component of the interface in its states, for those who build screens. */
export default function TestUi({ loaderData }: Route.ComponentProps) {
  const { undone, removed, shops, whole, ...table } = loaderData;
  if (whole) {
    const WholePage = WHOLE_PAGES[whole];
    return <WholePage />;
  }
  const groups: Record<GroupName, ReactNode> = {
    table: <TableGroup {...table} removed={removed.length} />,
    lists: <ListsGroup page={shops} />,
    charts: <ChartsGroup />,
    actions: <ActionsGroup />,
    fields: <FieldsGroup />,
    keys: <KeysGroup />,
    papers: <PapersGroup />,
    messages: <MessagesGroup />,
    type: <TypeGroup />,
    pages: <PagesGroup />,
  };
  const names = Object.keys(groups) as GroupName[];
  return (
    <AdminPage title={text.title} crumbs={[{ to: '/', label: text.home }]}>
      {undone && (
        <DoneNotice
          done={doneValue('removed', Number(undone.id))}
          messages={{ removed: text.remove.done(undone.title) }}
          undo={(id) => ({ intent: 'undo', id })}
        />
      )}
      <p className={styles.lead}>{text.lead}</p>
      <nav aria-label={text.contents}>
        <ul className={styles.contents}>
          {names.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{text.groups[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {names.map((id) => (
        <section key={id} id={id} className={styles.group}>
          <h2>{text.groups[id]}</h2>
          {groups[id]}
        </section>
      ))}
    </AdminPage>
  );
}
