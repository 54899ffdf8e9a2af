import { postLabels, skippedIn } from '#app/features/contrib/index.server.ts';
import { LabelScreen, NothingToLabel, PAGE_SIZE } from '#app/features/contrib/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  countSuggestions,
  LISTED_MAX,
  listSuggestions,
  nextPairs,
} from '#modules/moderation/labelling/index.server.ts';
import type { Route } from './+types/ra.ts';
import { COLUMNS, FILTERS, TABLE } from './ra-table.tsx';
import styles from './tag.module.css';
import { TagPage } from './tag-page.tsx';
import { taggingPage } from './tagging-page.server.ts';
import { tagText, raText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: tagText.metaTitle(tagText.tabs.ra) });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const FILE_ROWS_MAX = 20_000;

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const wanted = fileRowsWanted(TABLE, searchParams, FILE_ROWS_MAX);
    const rows = await listSuggestions(readFilters(FILTERS, searchParams).q, wanted);
    return csvResponse({ name: 'reactions-a-attribuer', columns: COLUMNS, rows });
  }),
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const filters = readFilters(FILTERS, searchParams);
  const state = readTable(TABLE, searchParams, await countSuggestions(filters.q));
  const [pairs, rows] = await Promise.all([
    nextPairs(accountOf(context), LISTED_MAX),
    listSuggestions(filters.q, rowsWanted(TABLE, state)),
  ]);
  const skipped = skippedIn(url);
  return {
    page: await taggingPage({ context, url }, pairs.slice(skipped, skipped + PAGE_SIZE)),
    ...{ filters, state, rows },
  };
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** Pairs without a label, in the order of what one would be worth to searches. */
export default function Ra({ loaderData, actionData }: Route.ComponentProps) {
  const { page, filters, state, rows } = loaderData;
  return (
    <TagPage title={text.title}>
      <LabelScreen
        page={page}
        reply={actionData}
        name="worth"
        whenOver={
          <NothingToLabel>
            <p>{text.nothing}</p>
          </NothingToLabel>
        }
      />
      <p className={styles.lead}>{text.lead}</p>
      <section aria-labelledby="list" className={styles.section}>
        <h2 id="list">{text.list}</h2>
        <FilteredTable
          filterLabel={text.filter}
          filters={FILTERS}
          values={filters}
          caption={text.caption}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ idea_id, question_id }) => `${idea_id} ${question_id}`}
          spec={TABLE}
          state={state}
          empty={filters.q ? text.empty : text.nothing}
        />
      </section>
    </TagPage>
  );
}
