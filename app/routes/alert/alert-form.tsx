import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormErrors } from '#app/components/account/form-errors.tsx';
import { importanceOf, LINE, type Row } from '#app/components/alert/order.ts';
import { Sorter } from '#app/components/alert/sorter.tsx';
import { Button } from '#app/components/button/button.tsx';
import { Card } from '#app/components/card/card.tsx';
import { Field } from '#app/components/field/field.tsx';
import { useLive } from '#app/components/share/use-live.ts';
import { sorterText, createText as text } from '#app/text/alert.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { isEmail } from '#modules/moderation/shared.ts';
import { type AlertErrors, type AlertReply, type AlertStep, readStep } from './alert-steps.ts';
import styles from './create.module.css';
import { BackToSearch } from './created.tsx';
import { headingOf, Step, StepNav } from './step.tsx';
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
  const [step, setStep] = useState(reply.step);
  const [order, setOrder] = useState<Row[]>(reply.order);
  const [errors, setErrors] = useState<AlertErrors>(reply.errors);
  const [email, setEmail] = useState(reply.email);
  const live = useLive();
  const { state, failure } = submission;

  // What was typed before the page came alive is not lost.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined).get('email');
    if (typed) setEmail(String(typed));
  }, []);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A refused form has the focus on what is wrong.
    if (!Object.values(errors).some(Boolean)) document.getElementById(headingOf(step))?.focus();
  }, [step, errors]);

  const refuse = (refused: AlertErrors, at: AlertStep) => {
    setErrors(refused);
    setStep(at);
  };
  const create = () => {
    const { missing, invalid } = text.email;
    const typed = email.trim();
    if (order[0] === LINE) return refuse({ order: [sorterText.none] }, 'sorter');
    if (!isEmail(typed)) return refuse({ email: [typed ? invalid : missing] }, 'submit');
    setErrors({});
    submission.submit({
      session_id: sid,
      email: typed,
      answers: answers.map(({ question_id, a, server_importance }) => ({
        question_id,
        answer: a,
        server_importance,
        user_importance: importanceOf(order, question_id),
      })),
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'step') {
      setStep(readStep(submitter.value));
    } else create();
  };

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
          onSubmit={submit}
        >
          {/* The first button is what « Enter » presses: not the arrow of a row. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="shown" value={step} />
          <h1 className={styles.title} id={headingOf('presentation')} tabIndex={-1}>
            {text.title}
          </h1>
          <FormErrors title={text.summary} errors={errors as Record<string, string[]>} />
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
              onOrder={(next) => {
                setOrder(next);
                if (errors.order) setErrors({ ...errors, order: undefined });
              }}
              moved={reply.moved}
              errors={errors.order}
            />
            <StepNav previous="presentation" next="submit" nextLabel={text.next} />
          </Step>
          <Step name="submit" heading={text.email.heading} {...shared}>
            <Field
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              required
              label={text.email.label}
              hint={account && email === account ? text.email.own : text.email.hint}
              value={email}
              errors={errors.email}
              onChange={(event) => {
                setEmail(event.currentTarget.value);
                if (errors.email) setErrors({ ...errors, email: undefined });
              }}
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
