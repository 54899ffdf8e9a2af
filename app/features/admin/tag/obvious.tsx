import { Form, redirect, useLocation } from 'react-router';
import { shownPairs } from '#app/features/contrib/index.server.ts';
import { labelsText } from '#app/features/contrib/index.ts';
import { Picture } from '#app/features/idea/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { OBVIOUS_CHANCE } from '#modules/catalogue/label-model/shared.ts';
import { obviousPairs } from '#modules/moderation/labelling/index.server.ts';
import type { Route } from './+types/obvious.ts';
import { batchValue, predictedValue, sampleOf } from './batch.ts';
import { obviousForm } from './obvious-form.server.ts';
import { questionOptions, readQuestion } from './question-options.server.ts';
import { QuestionPicker } from './question-picker.tsx';
import styles from './tag.module.css';
import { TagPage } from './tag-page.tsx';
import { tagText, obviousText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: tagText.metaTitle(tagText.tabs.obvious) });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url }: Route.LoaderArgs) {
  const question = readQuestion(url);
  const { total, isMore, pairs } = await obviousPairs(question);
  const sampled = sampleOf(pairs);
  const shown = await shownPairs(sampled);
  return {
    ...{ question, total, isMore, count: pairs.length, batch: batchValue(pairs) },
    questions: await questionOptions(),
    sample: shown.flatMap(({ idea, question: { id, text: asked } }) => {
      const pair = sampled.find((each) => each.idea_id === idea.id && each.question_id === id);
      const { suggested, chance } = pair!;
      if (!suggested) return [];
      const label = labelsText.labelName(suggested);
      return [{ value: predictedValue(pair!), idea, asked, label, chance }];
    }),
    done: url.searchParams.get(STEP.done),
  };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return await handlePost(obviousForm, args, ({ decision, accepted, left }) =>
    redirect(
      url.pathname +
        addressWith(url.search, {
          [STEP.done]: accepted + left === 0 ? 'undone' : `${decision ?? 0}-${accepted}-${left}`,
        }),
      303,
    ),
  );
}

/** Predicted labels that are all but certain, accepted a batch at once after a look at a sample. */
export default function Obvious({ loaderData, actionData }: Route.ComponentProps) {
  const { question, questions, total, isMore, count, batch, sample, done } = loaderData;
  const { search } = useLocation();
  return (
    <TagPage title={text.title}>
      <p className={styles.lead}>{text.lead(OBVIOUS_CHANCE)}</p>
      <QuestionPicker questions={questions} current={question} all={text.allQuestions} />
      <Done done={actionData ? null : done} />
      <FormErrors title="" errors={(actionData ?? NO_REPLY).errors} />
      {count === 0 ? (
        <EmptyState title={text.nothing} />
      ) : (
        <Form method="post" action={addressWith(search, {})} className={styles.batch} key={batch}>
          <p>{text.batch(count, total, isMore)}</p>
          <input type="hidden" name="pairs" value={batch} />
          <fieldset className={styles.sample}>
            <legend>{text.sample(sample.length)}</legend>
            {sample.map((pair) => (
              <SampledPair key={pair.value} pair={pair} />
            ))}
          </fieldset>
          <StaffButton type="submit">{text.accept(count)}</StaffButton>
        </Form>
      )}
    </TagPage>
  );
}

type Sampled = Route.ComponentProps['loaderData']['sample'][number];

function SampledPair({ pair: { value, idea, asked, label, chance } }: { pair: Sampled }) {
  return (
    <div className={styles.pair}>
      <Picture image={idea.image} width={64} height={48} loading="lazy" />
      <span className={styles.words}>
        <strong>{idea.title}</strong>
        {asked}
        <span className={styles.facts}>{tagText.predicted(label, chance)}</span>
      </span>
      <label className={styles.leave}>
        <input type="checkbox" name="leave" value={value} />
        {text.leave}
        <VisuallyHidden>{` ${labelsText.pairName(idea.title, asked)}`}</VisuallyHidden>
      </label>
    </div>
  );
}

function Done({ done }: { done: string | null }) {
  if (done === 'undone') return <p role="status">{tagText.undone}</p>;
  const [, decision = '', accepted, left] =
    /^(\d{1,15})-(\d{1,4})-(\d{1,4})$/.exec(done ?? '') ?? [];
  if (!decision) return null;
  const message = text.accepted(Number(accepted), Number(left));
  if (decision === '0') return <p role="status">{message}</p>;
  return <UndoNotice message={message} fields={{ undo: decision }} />;
}
