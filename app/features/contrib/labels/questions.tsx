import { Form, Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { listQuestions } from '#modules/moderation/questions/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/questions.ts';
import { labellingAddress } from './addresses.ts';
import styles from './questions.module.css';
import { screensText } from './text.ts';

const text = screensText.questions;
const QUERY_MAX_LENGTH = 100;
const LISTED = 60;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = (searchParams.get('q') ?? '').trim().slice(0, QUERY_MAX_LENGTH);
  const questions = await listQuestions(
    accountOf(context),
    { q, category: null, own: false, problem: null },
    { orderBy: 'asked', direction: 'desc', limit: LISTED, offset: 0 },
  );
  return { q, questions: questions.map(({ id, content, labels }) => ({ id, content, labels })) };
}

/** Where somebody who labels picks a question: those that searches ask most come first. */
export default function Questions({ loaderData: { q, questions } }: Route.ComponentProps) {
  return (
    <ContribPage
      title={text.title}
      actions={<StaffButtonLink to={labellingAddress.suggestions}>{text.most}</StaffButtonLink>}
    >
      <p>{text.lead}</p>
      <search>
        <Form method="get" className={styles.search}>
          <Field
            id="q"
            name="q"
            type="search"
            label={text.search}
            defaultValue={q}
            key={q}
            maxLength={QUERY_MAX_LENGTH}
          />
          <StaffButton type="submit">{text.submit}</StaffButton>
        </Form>
      </search>
      {questions.length === 0 && (
        <EmptyState title={text.nothing}>
          <Link to={labellingAddress.questions}>{text.all}</Link>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {questions.map(({ id, content, labels }) => (
          <li key={id}>
            <Link to={labellingAddress.question(id)}>
              {content} <small>{text.labels(labels)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </ContribPage>
  );
}
