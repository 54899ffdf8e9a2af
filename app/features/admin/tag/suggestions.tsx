import { Form, useLocation } from 'react-router';
import { postLabels } from '#app/features/contrib/index.server.ts';
import { LabelScreen, NothingToLabel } from '#app/features/contrib/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { Field } from '#app/ui/field/field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import type { Route } from './+types/suggestions.ts';
import { QuestionPicker } from './question-picker.tsx';
import { suggestedPairs } from './suggestions-page.server.ts';
import styles from './tag.module.css';
import { TagPage } from './tag-page.tsx';
import { taggingPage } from './tagging-page.server.ts';
import { tagText, suggestionsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: tagText.metaTitle(tagText.tabs.suggestions) });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pairs, ...wanted } = await suggestedPairs(accountOf(context), url);
  return { wanted, page: await taggingPage({ context, url }, pairs) };
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** Predicted labels to accept, correct or reject, of one question or of some ideas. */
export default function Suggestions({ loaderData, actionData }: Route.ComponentProps) {
  const { wanted, page } = loaderData;
  const { search } = useLocation();
  const order = (by: 'question' | 'idea', label: string) => ({
    to: addressWith(search, { by: by === 'idea' ? by : null, question: null, q: null, skip: null }),
    label,
    current: by === wanted.by,
  });
  return (
    <TagPage title={text.title}>
      <LabelScreen
        page={page}
        reply={actionData}
        name={wanted.by === 'question' ? `question ${wanted.question}` : `ideas ${wanted.q}`}
        whenOver={
          <NothingToLabel>
            <p>{text.nothing}</p>
          </NothingToLabel>
        }
      />
      <p className={styles.lead}>{text.lead}</p>
      <Tabs
        label={text.order}
        tabs={[order('question', text.byQuestion), order('idea', text.byIdea)]}
      />
      {wanted.by === 'question' ? (
        <QuestionPicker questions={wanted.questions} current={wanted.question} />
      ) : (
        <IdeaSearch q={wanted.q} />
      )}
    </TagPage>
  );
}

function IdeaSearch({ q }: { q: string }) {
  return (
    <search>
      <Form method="get" className={styles.pick} key={q}>
        <input type="hidden" name="by" value="idea" />
        <Field
          id="q"
          name="q"
          type="search"
          label={text.words}
          hint={text.wordsHint}
          defaultValue={q}
          maxLength={100}
        />
        <StaffButton type="submit">{text.show}</StaffButton>
      </Form>
    </search>
  );
}
