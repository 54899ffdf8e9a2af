import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { clientState } from '#app/client/store.ts';
import type { FormReply } from '#app/http/forms.server.ts';
import { AGE_FLOOR, AGE_SLIDER_MIN } from '#modules/engine/shared.ts';
import { agePosition } from './age-scale.ts';
import { budgetPosition } from './budget-scale.ts';
import {
  beginWith,
  type Known,
  retype,
  type StartErrors,
  type StartValues,
  slideAge,
  slidePrice,
} from './start-values.ts';

/** How long an age may stay among the children's before the slider goes back to 16 years, in ms. */
const LOW_AGE_RESET = 3000;

/** The values of the start form and what is wrong with them. */
export function useStartForm(
  form: RefObject<HTMLFormElement | null>,
  known: Known,
  refused: FormReply | undefined,
) {
  const [values, setValues] = useState(() => beginWith(known, refused));
  const [errors, setErrors] = useState<StartErrors>(refused?.errors ?? {});
  const child = values.age.value < AGE_FLOOR;

  // What was typed before the page came alive, or in an earlier search of this tab, is not lost.
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const typed = retype(values, Object.fromEntries(new FormData(form.current)));
    const touched = takeSliders(form.current, typed);
    const untouched = JSON.stringify(touched) === JSON.stringify(values);
    const { criteria } = clientState();
    setValues(untouched && criteria && !refused ? beginWith({ ...criteria, ...known }) : touched);
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (!child || import.meta.env.DEV) return;
    const reset = () => setValues((now) => slideAge(now, agePosition(AGE_SLIDER_MIN)));
    const timer = setTimeout(reset, LOW_AGE_RESET);
    return () => clearTimeout(timer);
  }, [child]);

  return {
    values,
    errors,
    /** Changes the values; the errors of the fields that change are no longer true. */
    change(next: (now: StartValues) => StartValues, ...fields: (keyof StartErrors)[]) {
      setValues(next);
      if (!fields.some((field) => errors[field])) return;
      const left = { ...errors };
      for (const field of fields) delete left[field];
      setErrors(left);
    },
    refuse: setErrors,
  };
}

/** Takes the sliders as they were left before the page came alive. */
function takeSliders(form: HTMLFormElement, values: StartValues): StartValues {
  const position = (id: string) => Number(form.querySelector<HTMLInputElement>(`#${id}`)?.value);
  let next = values;
  const age = position('age-slider');
  if (age !== agePosition(values.age.value)) next = slideAge(next, age);
  for (const end of ['min', 'max'] as const) {
    const price = position(`${end}-slider`);
    if (price !== budgetPosition(values.prices[end].value)) next = slidePrice(next, end, price);
  }
  return next;
}
