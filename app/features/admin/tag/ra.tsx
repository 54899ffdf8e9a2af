import { postLabels, skippedIn } from '#app/features/contrib/index.server.ts';
import { LabelScreen, NothingToLabel, PAGE_SIZE } from '#app/features/contrib/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  countSuggestions,
  LISTED_MAX,
  listSuggestions,
  nextPairs,
} from '#modules/moderation/labelling/index.server.ts';
import type { Route } from './+types/ra.ts';
import { SUGGESTIONS } from './ra-table.tsx';
import styles from './tag.module.css';
import { TagPage } from './tag-page.tsx';
import { taggingPage } from './tagging-page.server.ts';
import { tagText, raText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: tagText.metaTitle(tagText.tabs.ra) });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const suggestionList = storedList(SUGGESTIONS, {
  file: 'reactions-a-attribuer',
  fileRowsMax: 20_000,
  wanted: ({ q }) => q,
  count: countSuggestions,
  read: listSuggestions,
});

export const middleware: Route.MiddlewareFunction[] = [suggestionList.file];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const [pairs, list] = await Promise.all([
    nextPairs(accountOf(context), LISTED_MAX),
    suggestionList.page(args),
  ]);
  const skipped = skippedIn(url);
  const page = await taggingPage({ context, url }, pairs.slice(skipped, skipped + PAGE_SIZE));
  return { page, list };
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** Pairs without a label, in the order of what one would be worth to searches. */
export default function Ra({ loaderData, actionData }: Route.ComponentProps) {
  const { page, list } = loaderData;
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
          {...SUGGESTIONS}
          {...list}
          filterLabel={text.filter}
          caption={text.caption}
          rowKey={({ idea_id, question_id }) => `${idea_id} ${question_id}`}
          empty={list.values.q ? text.empty : text.nothing}
        />
      </section>
    </TagPage>
  );
}
