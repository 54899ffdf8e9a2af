import { useRef } from 'react';
import { useLive } from '#app/client/use-live.ts';
import { FormErrors } from '#app/components/account/form-errors.tsx';
import { Sorter } from '#app/components/alert/sorter.tsx';
import { Button } from '#app/components/button/button.tsx';
import { Card } from '#app/components/card/card.tsx';
import { EmailField, ErrorSummary } from '#app/components/field/field.tsx';
import { sorterText, createText as text } from '#app/text/alert.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { isEmail } from '#modules/moderation/shared.ts';
import type { AlertReply } from './alert-steps.ts';
import styles from './create.module.css';
import { BackToSearch } from './created.tsx';
import { headingOf, Step, StepNav } from './step.tsx';
import { useAlertForm } from './use-alert-form.ts';
import type { Submission } from './use-submission.ts';

type AlertFormProps = {
  sid: string;
  answers: readonly SortableAnswer[];
  /** The address of whoever is signed in; empty otherwise. */
  account: string;
  reply: AlertReply;
  submission: Submission;
};

/**
 * Explanation, sorter and address: all on one page where the screen is wide and tall, else one after the other. Every
 * button posts the whole form without scripts, so that nothing typed or sorted is lost.
 */
export function AlertForm({ sid, answers, account, reply, submission }: AlertFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const live = useLive();
  const { step, order, errors, email, reorder, type, onSubmit } = useAlertForm({
    ...{ sid, answers, reply, submission },
    ...{ form, summary },
  });
  const { state, failure } = submission;
  const listed = (['order', 'email'] as const).flatMap((id) =>
    (errors[id] ?? []).map((message) => ({ id, message })),
  );
  const shared = { current: step, reply };
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
            <StepNav next="sorter" nextLabel={text.begin} />
          </Step>
          <Step name="sorter" heading={sorterText.heading} {...shared}>
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
          <Step name="submit" heading={text.email.heading} {...shared}>
            <EmailField
              autoComplete="email"
              label={text.email.label}
              hint={account && email === account ? text.email.own : text.email.hint}
              value={email}
              errors={errors.email}
              onChange={(event) => type(event.currentTarget.value)}
            />
            {failure && <FormErrors title={text.summary} errors={{ '': [failure] }} />}
            <StepNav previous="sorter">
              <Button
                type="submit"
                look="ribbon"
                className={styles.submit}
                aria-disabled={(live && !isEmail(email.trim())) || state !== 'not-submitted'}
              >
                {state === 'submitting' ? text.submitting : text.submit}
              </Button>
            </StepNav>
          </Step>
        </form>
      </Card>
      <BackToSearch sid={sid} />
    </main>
  );
}
