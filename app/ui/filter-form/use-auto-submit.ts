import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressWith } from '../address/address.ts';

/** How long nothing was typed when a form submits itself, in ms. */
const PAUSE_MS = 400;

/** Runs while a change waits to be submitted. */
type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

function stop(timer: Timer): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/**
 * Makes a filter form submit itself as its fields change, and follow an address that changed by other means.
 *
 * @param own parameters that the form sets or drops.
 * @returns attributes of the form, and the version of its fields to give it as its key.
 */
export function useAutoSubmit(own: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer: Timer = useRef(undefined);
  const [version, setVersion] = useState(0);
  const asked = useRef<string>(undefined);

  const submit = () => {
    stop(timer);
    if (!form.current) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const filled = new URLSearchParams(typed.filter(([, value]) => value !== ''));
    const changes = Object.fromEntries(own.map((name) => [name, filled.getAll(name)]));
    asked.current = addressWith(search, changes);
    navigate(asked.current, { replace: true, preventScrollReset: true });
  };

  // Fields keep what was typed in them: when a tag or the history changed the filters, they start anew.
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // More was changed while what it asked for was on its way: that is still to be submitted.
    if (timer.current && search === asked.current) return;
    stop(timer);
    if (!form.current?.contains(document.activeElement)) setVersion((current) => current + 1);
  }, [search]);

  useEffect(() => () => stop(timer), []);

  return {
    version,
    ref: form,
    onChange: () => {
      stop(timer);
      timer.current = setTimeout(submit, PAUSE_MS);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
}
