import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { isEmail } from '#modules/moderation/accounts/shared.ts';
import { type AlertErrors, type AlertReply, type AlertStep, readStep } from './alert-steps.ts';
import { importanceOf, nothingCounts, type Row } from './order.ts';
import { headingOf } from './step.tsx';
import { sorterText, createText as text } from './text.ts';
import type { Submission } from './use-submission.ts';

type AlertFormInput = {
  sid: string;
  answers: readonly SortableAnswer[];
  reply: AlertReply;
  submission: Submission;
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLElement | null>;
};

/** What the form of an alert holds where scripts run: it is rejected for the same reasons as without. */
export function useAlertForm({ sid, answers, reply, submission, form, summary }: AlertFormInput) {
  const [step, setStep] = useState(reply.step);
  const [order, setOrder] = useState<Row[]>(reply.order);
  const [errors, setErrors] = useState<AlertErrors>(reply.errors);
  const [email, setEmail] = useState(reply.email);
  // What is wrong takes the focus once, when it is shown; else a new step begins at its title.
  const focus = useRef<'summary' | 'step' | null>(null);

  // What was typed before hydration is not lost.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined).get('email');
    if (typed) setEmail(String(typed));
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two bring something to look at.
  useEffect(() => {
    if (focus.current === 'summary') summary.current?.focus();
    if (focus.current === 'step') document.getElementById(headingOf(step))?.focus();
    focus.current = null;
  }, [step, errors]);

  const reject = (found: AlertErrors, at: AlertStep) => {
    setErrors(found);
    setStep(at);
    focus.current = 'summary';
  };

  const create = () => {
    const { missing, invalid } = text.email;
    const typed = email.trim();
    if (nothingCounts(order)) return reject({ order: [sorterText.none] }, 'sorter');
    if (!isEmail(typed)) return reject({ email: [typed ? invalid : missing] }, 'submit');
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

  return {
    step,
    order,
    errors,
    email,
    reorder(next: Row[]) {
      setOrder(next);
      if (errors.order) setErrors({ ...errors, order: undefined });
    },
    type(typed: string) {
      setEmail(typed);
      if (errors.email) setErrors({ ...errors, email: undefined });
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const { submitter } = event.nativeEvent;
      if (submitter instanceof HTMLButtonElement && submitter.name === 'step') {
        setStep(readStep(submitter.value, answers));
        focus.current = 'step';
      } else create();
    },
  };
}
