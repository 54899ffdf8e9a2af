import { type RefObject, useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, PrefetchPageLinks } from 'react-router';
import { afterPaint } from '#app/ui/browser/after-paint.ts';

/** The name of the route of a search, after its file. */
const ROUTE = 'features/search/search';

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
  return (
    isTouched && (
      <>
        <PrefetchPageLinks page={page} />
        <PrefetchStyles />
      </>
    )
  );
}

/** The style sheets of a search: React Router prefetches scripts alone, and a page is shown once its styles are there. */
function PrefetchStyles() {
  const sheets = useContext(FrameworkContext)?.manifest.routes[ROUTE]?.css ?? [];
  return sheets.map((href) => <link key={href} rel="prefetch" as="style" href={href} />);
}
