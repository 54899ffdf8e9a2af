import { type RefObject, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { afterPaint } from '#app/ui/browser/after-paint.ts';

type PrefetchSearchProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The address of the search. */
  page: string;
};

/** Whoever fills the form will search: what the first card needs is on its way from the first touch on, once that is seen. */
export function PrefetchSearch({ form, page }: PrefetchSearchProps) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => afterPaint(() => setTouched(true));
    const filled = form.current;
    filled?.addEventListener('pointerdown', touch, { once: true });
    filled?.addEventListener('focusin', touch, { once: true });
    return () => {
      filled?.removeEventListener('pointerdown', touch);
      filled?.removeEventListener('focusin', touch);
    };
  }, [form]);
  return isTouched && <PrefetchPageLinks page={page} />;
}
