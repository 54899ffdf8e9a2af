import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { clientState } from '#app/features/visit/index.ts';
import { AGE_FLOOR } from '#modules/engine/shared.ts';
import { agePosition } from './age-scale.ts';
import { budgetPosition } from './budget-scale.ts';
import { INTERESTS_FIELD } from './interests.ts';
import type { StartReply } from './start-form.server.ts';
import {
  initialValues,
  type Known,
  resetAge,
  type StartErrors,
  type StartValues,
  slideAge,
  slidePrice,
  withTypedFields,
} from './start-values.ts';

/** How long an age may stay among the children's before the slider goes back to 16 years, in ms. */
const LOW_AGE_RESET = 3000;

type StartFormInput = {
  known: Known;
  fromLocation: string;
  rejected: StartReply | undefined;
};

/** The values of the start form and what is wrong with them. */
export function useStartForm(
  form: RefObject<HTMLFormElement | null>,
  { known, fromLocation, rejected }: StartFormInput,
) {
  const [values, setValues] = useState(() => initialValues(known, rejected));
  const [errors, setErrors] = useState<StartErrors>(rejected?.errors ?? {});
  const [isKept, setKept] = useState(false);
  const child = values.age.value < AGE_FLOOR;

  // What was typed before hydration, or in an earlier search of this tab, is not lost.
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const interests = fields.getAll(INTERESTS_FIELD);
    const typed = withTypedFields(values, { ...Object.fromEntries(fields), interests });
    const touched = withSliderPositions(form.current, typed, values);
    const untouched = JSON.stringify(touched) === JSON.stringify(values);
    const { criteria, fromLocation: before } = clientState();
    // What a landing gives counts the first time; the visitor may have changed it since.
    const remembered =
      before === fromLocation ? { ...known, ...criteria } : { ...criteria, ...known };
    setValues(untouched && criteria && !rejected ? initialValues(remembered) : touched);
    setKept(!untouched || criteria !== null);
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (!child || import.meta.env.DEV) return;
    const timer = setTimeout(() => setValues(resetAge), LOW_AGE_RESET);
    return () => clearTimeout(timer);
  }, [child]);

  return {
    values,
    errors,
    /** Whether the visitor entered something, now or earlier in this tab. */
    isKept,
    /** Changes the values; the errors of the fields that change are no longer true. */
    change(next: (now: StartValues) => StartValues, ...fields: (keyof StartErrors)[]) {
      setValues(next);
      setKept(true);
      if (!fields.some((field) => errors[field])) return;
      const left = { ...errors };
      for (const field of fields) delete left[field];
      setErrors(left);
    },
    setErrors,
  };
}

/** What was typed before hydration, with the sliders that were moved since the page was sent with these values. */
function withSliderPositions(
  form: HTMLFormElement,
  typed: StartValues,
  sent: StartValues,
): StartValues {
  const moved = (id: string, positionIn: (values: StartValues) => number) => {
    const position = Number(form.querySelector<HTMLInputElement>(`#${id}`)?.value);
    return [typed, sent].some((values) => positionIn(values) === position) ? null : position;
  };
  let next = typed;
  const age = moved('age-slider', (values) => agePosition(values.age.value));
  if (age !== null) next = slideAge(next, age);
  for (const end of ['min', 'max'] as const) {
    const price = moved(`${end}-slider`, ({ prices }) => budgetPosition(prices[end].value));
    if (price !== null) next = slidePrice(next, end, price);
  }
  return next;
}
