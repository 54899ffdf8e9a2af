import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useKeptAddress } from '#app/client/kept-address.ts';
import { type StartStep, updateState } from '#app/client/store.ts';
import type { FormReply } from '#app/http/forms.server.ts';
import { startFormText as text } from '#app/text/home.ts';
import { AGE_FLOOR, HINTS_MAX_LENGTH } from '#modules/engine/shared.ts';
import { Button } from '../button/button.tsx';
import { Bow } from '../card/card.tsx';
import { ErrorSummary, Field, Fieldset } from '../field/field.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { AgeField } from './age-field.tsx';
import { BudgetField } from './budget-field.tsx';
import { useDeck } from './deck.ts';
import { DeckNav, StepCount } from './deck-nav.tsx';
import { GenderField } from './gender-field.tsx';
import styles from './start-form.module.css';
import {
  chooseGender,
  findErrors,
  type Known,
  type StartErrors,
  settlePrices,
  slideAge,
  slidePrice,
  typeAge,
  typePrice,
} from './start-values.ts';
import { useStartForm } from './use-start-form.ts';

/** Where a field's error is shown in the deck. */
const STEP_OF: Record<keyof StartErrors, StartStep> = {
  gender: 'gender',
  age: 'age',
  price_min: 'budget',
  price_max: 'budget',
  hints: 'hints',
};

type StartFormProps = {
  /** What the landing already tells of the recipient. */
  known?: Known;
  /** Path and query of the page, kept with the search. */
  fromLocation: string;
  /** The server's refusal of this form: every typed value, and the errors. */
  refused?: FormReply;
  /** The first step. With it, small screens get a deck of steps; without it, one plain form. */
  presentation?: ReactNode;
};

/**
 * The form that starts a guided search. Posted to /search as it is without JavaScript; with it, the
 * criteria are kept in the browser and the search begins over there.
 */
export function StartForm({ known = {}, fromLocation, refused, presentation }: StartFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { values, errors, change, refuse } = useStartForm(form, known, refused);
  const deck = useDeck(form, presentation !== undefined);
  const navigate = useNavigate();
  const search = useKeptAddress('/search');
  const child = values.age.value < AGE_FLOOR;

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deck.isDeck() && deck.step !== 'hints') {
      if (deck.step !== 'age' || !child) deck.next();
      return;
    }
    const found = findErrors(values);
    const [first] = Object.keys(found) as (keyof StartErrors)[];
    if (first) {
      refuse(found);
      if (deck.isDeck()) deck.goTo(STEP_OF[first]);
      return;
    }
    updateState({
      criteria: {
        gender: values.gender,
        age: values.age.value,
        priceMinCents: values.prices.min.value,
        priceMaxCents: values.prices.max.value,
        hints: values.hints.trim(),
        startStep: deck.step,
        hasChosenGender: values.hasChosenGender,
      },
      fromLocation,
      flowId: null,
      answered: [],
    });
    navigate(search);
  };

  const shown = Object.entries(errors).flatMap(([id, messages]) =>
    messages?.length ? [{ id, message: messages.join(' ') }] : [],
  );

  const stepOf = (step: StartStep) => ({
    className: styles.step,
    'data-step': step,
    // What slides away is a picture of the past: no longer to be clicked nor read.
    inert: deck.leaving === step,
    'data-state': deck.step === step ? 'current' : deck.leaving === step ? 'leaving' : undefined,
  });

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={search}
      noValidate
      data-deck={presentation ? '' : undefined}
      data-direction={deck.direction}
      onSubmit={submit}
      onAnimationEnd={deck.settle}
    >
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="from_location" value={fromLocation} />
      {presentation && (
        <section {...stepOf('presentation')}>
          {presentation}
          <DeckNav deck={deck} next={text.begin} />
        </section>
      )}
      <div className={styles.sheet}>
        <span className={styles.band} />
        <Bow />
        <ErrorSummary ref={summary} title={text.errorSummary} errors={shown} />
        <div {...stepOf('gender')}>
          <Fieldset
            id="gender"
            className={styles.tall}
            legend={<StepCount step="gender">{text.gender.legend}</StepCount>}
            errors={errors.gender}
          >
            <GenderField
              value={values.gender}
              onChange={(gender) => change((now) => chooseGender(now, gender), 'gender')}
              onPick={() => {
                if (deck.isDeck()) deck.next();
              }}
            />
          </Fieldset>
          <DeckNav deck={deck} next={text.next} />
        </div>
        <div {...stepOf('age')}>
          <Fieldset
            id="age-group"
            className={styles.row}
            legend={<StepCount step="age">{text.age.legend}</StepCount>}
          >
            <AgeField
              age={values.age}
              errors={errors.age}
              onType={(typed) => change((now) => typeAge(now, typed), 'age')}
              onSlide={(position) => change((now) => slideAge(now, position), 'age')}
            />
          </Fieldset>
          <DeckNav deck={deck} next={child ? null : text.next} />
        </div>
        <div {...stepOf('budget')}>
          <Fieldset
            id="budget-group"
            className={styles.row}
            legend={<StepCount step="budget">{text.budget.legend}</StepCount>}
          >
            <BudgetField
              prices={values.prices}
              errors={errors}
              onType={(end, typed) =>
                change((now) => typePrice(now, end, typed), 'price_min', 'price_max')
              }
              onLeave={(end) => change((now) => settlePrices(now, end))}
              onSlide={(end, position) =>
                change((now) => slidePrice(now, end, position), 'price_min', 'price_max')
              }
            />
          </Fieldset>
          <DeckNav deck={deck} next={text.next} />
        </div>
        <div {...stepOf('hints')}>
          <Field
            id="hints"
            name="hints"
            label={
              <StepCount step="hints">
                {text.hints.legend} <small>{text.hints.optional}</small>
              </StepCount>
            }
            placeholder={text.hints.placeholder}
            maxLength={HINTS_MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="go"
            value={values.hints}
            errors={errors.hints}
            onChange={(event) => {
              const hints = event.currentTarget.value;
              change((now) => ({ ...now, hints }), 'hints');
            }}
          />
          <DeckNav deck={deck} next={null}>
            <Button type="submit" look="ribbon" className={styles.submit} data-hidden={child}>
              {text.submit}
              <ArrowRightIcon />
            </Button>
          </DeckNav>
        </div>
      </div>
    </form>
  );
}
