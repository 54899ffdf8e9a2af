import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { EmailField, ErrorSummary } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { RefreshIcon } from '#app/ui/icons/icons.tsx';
import type { AlertRecipient, SortableAnswer } from '#modules/alerts/shared.ts';
import type { AlertReply } from './alert-steps.ts';
import styles from './create.module.css';
import { BackToSearch } from './created.tsx';
import { Sorter } from './sorter.tsx';
import { headingOf, Step, StepNav } from './step.tsx';
import { SubmitButton, waitingFor } from './submit-button.tsx';
import { sorterText, createText as text } from './text.ts';
import { useAlertForm } from './use-alert-form.ts';
import type { Submission } from './use-submission.ts';

type AlertFormProps = {
  sid: string;
  recipient: AlertRecipient;
  /** None yet, when the search has only begun: then there is nothing to sort. */
  answers: readonly SortableAnswer[];
  /** The address of the account that is signed in; empty without one. */
  account: string;
  reply: AlertReply;
  submission: Submission;
};

/**
 * Explanation, sorter and address: all on one page where the screen is wide and tall, else one after the other. Every
 * button posts the whole form without scripts, so that nothing typed or sorted is lost.
 */
export function AlertForm(props: AlertFormProps) {
  const { sid, recipient, answers, account, reply, submission } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { step, order, errors, email, reorder, type, onSubmit } = useAlertForm({
    ...{ sid, answers, reply, submission },
    ...{ form, summary },
  });
  const { state, failure } = submission;
  const listed = (['order', 'email'] as const).flatMap((id) =>
    (errors[id] ?? []).map((message) => ({ id, message })),
  );
  const shared = { current: step, reply };
  const sortable = answers.length > 0;
  const waiting = waitingFor(state, email);
  return (
    <main id="main" className={styles.page}>
      <Card tied className={styles.card}>
        <form
          ref={form}
          method="post"
          action={`/alert/create/${sid}`}
          className={styles.form}
          data-step={step}
          noValidate
          onSubmit={onSubmit}
        >
          {/* The first button is what « Enter » presses: not the arrow of a row. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="shown" value={step} />
          <h1 className={styles.title} id={headingOf('presentation')} tabIndex={-1}>
            {text.title}
          </h1>
          <ErrorSummary ref={summary} title={text.summary} errors={listed} />
          {errors[''] && <FormErrors title={text.summary} errors={{ '': errors[''] }} />}
          <Step name="presentation" {...shared}>
            <p className={styles.lead}>{text.lead}</p>
            <ul className={styles.promises}>
              {text.promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
            {!sortable && <p className={styles.hint}>{text.profileOnly(recipient)}</p>}
            <StepNav next={sortable ? 'sorter' : 'submit'} nextLabel={text.begin} />
          </Step>
          {sortable && (
            <Step
              name="sorter"
              heading={sorterText.heading}
              count={text.stepCount(1, 2)}
              {...shared}
            >
              <p className={styles.hint}>
                {sorterText.hint} <span className={styles.drag}>{sorterText.drag}</span>
              </p>
              <Sorter
                answers={answers}
                order={order}
                onOrder={reorder}
                moved={reply.moved}
                errors={errors.order}
              />
              <StepNav previous="presentation" next="submit" nextLabel={text.next} />
            </Step>
          )}
          <Step
            name="submit"
            heading={text.email.heading}
            count={sortable && text.stepCount(2, 2)}
            {...shared}
          >
            <EmailField
              autoComplete="email"
              label={text.email.label}
              hint={account && email === account ? text.email.own : text.email.hint}
              value={email}
              errors={errors.email}
              onChange={(event) => type(event.currentTarget.value)}
            />
            {failure && (
              <div className={styles.failure}>
                <FormErrors title={text.summary} errors={{ '': [failure] }} />
                <Button type="submit" aria-disabled={waiting !== null}>
                  <RefreshIcon />
                  {text.retry}
                </Button>
              </div>
            )}
            <StepNav previous={sortable ? 'sorter' : 'presentation'}>
              <SubmitButton state={state} waiting={waiting} />
            </StepNav>
          </Step>
        </form>
      </Card>
      <BackToSearch sid={sid} />
    </main>
  );
}
