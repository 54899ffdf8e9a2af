import { Form, Link, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { addressWith, visitParameters } from '#app/ui/address/address.ts';
import { Field } from '#app/ui/field/field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import { LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import { ideasToLabel } from '#modules/moderation/labelling/index.server.ts';
import { SOURCES, type Source } from '#modules/moderation/labelling/shared.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/question.ts';
import { labellingAddress } from './addresses.ts';
import { NothingToLabel } from './deck/deck.tsx';
import { LabelScreen, showsCard } from './label-screen.tsx';
import { labellingPage, postLabels, skippedIn } from './labelling-page.server.ts';
import { PAGE_SIZE } from './pair/pair-fields.ts';
import styles from './questions.module.css';
import { screensText } from './text.ts';

const text = screensText.question;
const KEYWORD_MAX_LENGTH = 100;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const account = accountOf(context);
  const question = await findAsked(params.qid);
  const { searchParams } = url;
  const asked = SOURCES.find((each) => each === searchParams.get('source'));
  const keyword = (searchParams.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH);
  const includeReacted = searchParams.get('reacted') === '1';
  const listed = (source: Source, page: { limit: number; offset: number }) =>
    ideasToLabel(account, question.id, { source, keyword, includeReacted, ...page });
  // A question that is new has no suggestions yet: whoever asks for no source has ideas to label all the same.
  const [suggested] = asked ? [] : await listed('suggested', { limit: 1, offset: 0 });
  const source = asked ?? (suggested ? 'suggested' : 'leastReacted');
  const pairs = await listed(source, { limit: PAGE_SIZE, offset: skippedIn(url) });
  const page = await labellingPage({ context, url }, pairs);
  return { question, source, keyword, includeReacted, page };
}

async function findAsked(id: string) {
  const isId = /^[1-9]\d{0,3}$/.test(id) && Number(id) <= LAST_QUESTION_ID;
  const [question] = isId ? await findQuestionTexts([Number(id)]) : [];
  if (!question || question.category === 'Unknown') throw errorPage(404);
  return { id: question.id, text: question.content };
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** Ideas to label on one question. */
export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { question, source, keyword, includeReacted, page } = loaderData;
  const { search } = useLocation();
  const to = (changes: Parameters<typeof addressWith>[1]) =>
    addressWith(search, { skip: null, ...changes });
  return (
    <ContribPage
      title={question.text}
      crumbs={[{ to: labellingAddress.questions, label: screensText.questions.title }]}
      titleInContent={showsCard(page)}
    >
      <LabelScreen
        page={page}
        reply={actionData}
        name={[question.id, source, keyword, includeReacted].join(' ')}
        whenOver={
          <NothingToLabel>
            <p>{source === 'keyword' && !keyword && text.typeKeyword}</p>
            {source === 'suggested' && (
              <p>
                <Link to={to({ source: 'leastReacted' })}>{text.seeLeastReacted}</Link>
              </p>
            )}
            <Link to={labellingAddress.questions}>{text.other}</Link>
          </NothingToLabel>
        }
      />
      <Tabs
        label={text.sources}
        tabs={SOURCES.map((each) => ({
          to: to({ source: each, keyword: each === 'keyword' ? keyword : null }),
          label: text.source[each],
          current: each === source,
        }))}
      />
      {source === 'keyword' && (
        <search>
          <Form method="get" className={styles.search}>
            {visitParameters(search, ['keyword', 'skip']).map(([name, value]) => (
              <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
            <Field
              id="keyword"
              name="keyword"
              type="search"
              label={text.keyword}
              defaultValue={keyword}
              key={keyword}
              maxLength={KEYWORD_MAX_LENGTH}
            />
            <StaffButton type="submit">{text.search}</StaffButton>
          </Form>
        </search>
      )}
      <p>
        <StaffButtonLink look="quiet" compact to={to({ reacted: includeReacted ? null : '1' })}>
          {includeReacted ? text.hideReacted : text.includeReacted}
        </StaffButtonLink>
      </p>
    </ContribPage>
  );
}
