import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import {
  clientState,
  connectEarly,
  isReload,
  postStart,
  type StartStep,
  updateState,
  useVisitAddress,
} from '#app/features/visit/index.ts';
import { afterPaint } from '#app/ui/browser/after-paint.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Bow, paper } from '#app/ui/card/card.tsx';
import { ignoreEarlyClicks } from '#app/ui/early-taps/early-taps.ts';
import '#app/ui/early-taps/early-taps.css';
import { ErrorSummary, Fieldset } from '#app/ui/field/field.tsx';
import { ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import { AGE_FLOOR } from '#modules/engine/shared.ts';
import { AgeField } from './age-field.tsx';
import { BudgetField } from './budget-field.tsx';
import { EARLY_START_ID, useDeck } from './deck.ts';
import { DeckNav, StepCount } from './deck-nav.tsx';
import { GenderField } from './gender-field.tsx';
import { HintsField } from './hints-field.tsx';
import { PrefetchSearch } from './prefetch-search.tsx';
import styles from './start-form.module.css';
import type { StartReply } from './start-form.server.ts';
import {
  chooseGender,
  findErrors,
  type Known,
  type StartErrors,
  settlePrices,
  slideAge,
  slidePrice,
  tapInterest,
  toCriteria,
  typeAge,
  typePrice,
} from './start-values.ts';
import { startFormText as text } from './text.ts';
import { useStartForm } from './use-start-form.ts';

/** Where a field's error is shown in the deck. */
const STEP_OF: Record<keyof StartErrors, StartStep> = {
  gender: 'gender',
  age: 'age',
  price_min: 'budget',
  price_max: 'budget',
  hints: 'hints',
};

const fieldsOf = (step: StartStep) =>
  (Object.keys(STEP_OF) as (keyof StartErrors)[]).filter((field) => STEP_OF[field] === step);

type StartFormProps = {
  /** What the landing already gives of the recipient. */
  known?: Known;
  /** Path and query of the page, kept with the search. */
  fromLocation: string;
  /** The server's reply to a rejected form: every typed value, and the errors. */
  rejected?: StartReply;
  /** The search under way whose recipient is described anew; without it, a new one begins. */
  sid?: string;
  /** What is described anew is sent without leaving the page. */
  stays?: boolean;
  /** The first step. With it, small screens get a deck of steps; without it, one plain form. */
  presentation?: ReactNode;
};

/**
 * The form that starts a guided search. Posted to /search as it is without JavaScript; with it, the
 * criteria are kept in the browser and the search begins over there.
 */
export function StartForm({
  known = {},
  fromLocation,
  rejected,
  sid,
  stays = false,
  presentation,
}: StartFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const input = { known, fromLocation, rejected };
  const { values, errors, isKept, change, setErrors } = useStartForm(form, input);
  const deck = useDeck(form, {
    enabled: presentation !== undefined,
    startStep: () => {
      const { criteria, fromLocation: before } = clientState();
      return before === fromLocation && criteria ? criteria.startStep : null;
    },
    mayLeave: (step) => {
      const found = findErrors(values);
      const here = fieldsOf(step).filter((field) => found[field]);
      if (here.length > 0) setErrors(found);
      return here.length === 0;
    },
  });
  const navigate = useNavigate();
  const search = useVisitAddress('/search');
  const child = values.age.value < AGE_FLOOR;

  const showErrors = useEffectEvent(() => {
    const [first] = Object.keys(errors);
    if (!first) return;
    // In the deck the field is in sight, and the summary would be under it.
    if (deck.isDeck()) form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
    else summary.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are shown, whatever they are.
  useEffect(() => showErrors(), [errors]);

  useEffect(() => {
    if (isReload()) postStart();
  }, []);

  // The step and what was entered so far are kept over a reload and the back button.
  useEffect(() => {
    const isBegun = isKept || deck.step !== 'presentation';
    if (sid || !isBegun || Object.keys(findErrors(values)).length > 0) return;
    updateState({ criteria: toCriteria(values, deck.step), fromLocation });
  }, [sid, isKept, values, deck.step, fromLocation]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (sid && Object.keys(findErrors(values)).length === 0) {
      updateState({ criteria: toCriteria(values, deck.step) });
      return;
    }
    event.preventDefault();
    if (deck.isDeck() && deck.step !== 'hints') {
      deck.next();
      return;
    }
    const found = findErrors(values);
    const [first] = Object.keys(found) as (keyof StartErrors)[];
    if (first) {
      setErrors(found);
      if (deck.isDeck()) deck.goTo(STEP_OF[first]);
      return;
    }
    updateState({
      criteria: toCriteria(values, deck.step),
      fromLocation,
      flowId: null,
      answered: [],
      isStarting: true,
    });
    connectEarly();
    afterPaint(() => navigate(search));
  };

  const shown = Object.entries(errors).flatMap(([id, messages]) =>
    messages?.length ? [{ id, message: messages.join(' ') }] : [],
  );

  const stepOf = (step: StartStep) => ({
    className: step === 'presentation' ? styles.step : `${styles.step} ${paper}`,
    'data-step': step,
    // The step that slides away takes no clicks and is hidden from screen readers.
    inert: deck.leaving === step,
    'data-state': deck.step === step ? 'current' : deck.leaving === step ? 'leaving' : undefined,
  });

  return (
    <Form
      ref={form}
      reloadDocument={!stays}
      className={deck.moves > 0 ? `${styles.form} early-taps` : styles.form}
      data-turn={deck.moves % 2}
      method="post"
      action={search}
      noValidate
      data-deck={presentation ? '' : undefined}
      data-direction={deck.direction}
      onSubmit={submit}
      // A second tap on « Suivant » is not for what the next step has in its place. Keys move no finger: their clicks have no detail.
      onClickCapture={(event) => event.detail > 0 && ignoreEarlyClicks(event)}
      // The animation of the form itself is the one of early-taps.css.
      onAnimationEnd={({ target, currentTarget }) => target !== currentTarget && deck.endSlide()}
    >
      {!sid && <PrefetchSearch form={form} page={search} />}
      <input type="hidden" name="intent" value={sid ? 'profile' : 'start'} />
      {sid && <input type="hidden" name="sid" value={sid} />}
      <input type="hidden" name="from_location" value={fromLocation} />
      {presentation && (
        <section {...stepOf('presentation')}>
          {presentation}
          <DeckNav deck={deck} step="presentation" next={text.begin} />
          <span id={EARLY_START_ID} className={styles.early} popover="manual" />
        </section>
      )}
      <div className={`${styles.sheet} ${paper}`}>
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
          <DeckNav deck={deck} step="gender" next={text.next} />
        </div>
        <div {...stepOf('age')}>
          <Fieldset
            id="age-group"
            className={styles.row}
            legend={<StepCount step="age">{text.age.legend}</StepCount>}
          >
            <AgeField
              age={values.age}
              wasReset={values.ageWasReset}
              errors={errors.age}
              onType={(typed) => change((now) => typeAge(now, typed), 'age')}
              onSlide={(position) => change((now) => slideAge(now, position), 'age')}
            />
          </Fieldset>
          <DeckNav deck={deck} step="age" next={child ? null : text.next} />
        </div>
        <div {...stepOf('budget')}>
          <Fieldset
            id="budget-group"
            className={styles.row}
            legend={<StepCount step="budget">{text.budget.legend}</StepCount>}
          >
            <BudgetField
              prices={values.prices}
              notes={values.priceNotes}
              errors={errors}
              onType={(end, typed) =>
                change((now) => typePrice(now, end, typed), 'price_min', 'price_max')
              }
              onLeave={() => change(settlePrices)}
              onSlide={(end, position) =>
                change((now) => slidePrice(now, end, position), 'price_min', 'price_max')
              }
            />
          </Fieldset>
          <DeckNav deck={deck} step="budget" next={text.next} />
        </div>
        <div {...stepOf('hints')}>
          <HintsField
            hints={values.hints}
            interests={values.interests}
            errors={errors.hints}
            onType={(hints) => change((now) => ({ ...now, hints }), 'hints')}
            onToggle={(interest) => change((now) => tapInterest(now, interest))}
          />
          <DeckNav deck={deck} step="hints" next={text.nextOfLast} look="quiet">
            <Button type="submit" look="primary" className={styles.submit} data-hidden={child}>
              {sid ? text.change : text.submit}
              <ArrowRightIcon />
            </Button>
          </DeckNav>
        </div>
      </div>
    </Form>
  );
}
