import type { SubmitEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { clientState, updateState, useVisitAddress } from '#app/features/visit/index.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import {
  CENTS_PER_EURO,
  LOCATION_MAX_LENGTH,
  MONTHS_PER_YEAR,
  type TypedProfile,
} from '#modules/engine/shared.ts';
import { HiddenFields } from '../moves/hidden-fields.tsx';
import { guideText as text } from '../text.ts';
import { guidedCriteria } from './guide.ts';
import styles from './guide-links.module.css';

/** After two seconds without words: there is a guide. */
export function GuideHint() {
  const home = useVisitAddress('/');
  return (
    <p className={styles.hint}>
      {text.hint}{' '}
      <Link to={home} reloadDocument>
        {text.hintLink}
      </Link>
    </p>
  );
}

type GuideProps = { profile: TypedProfile; text: string };

/** From the grid to a guided search for the same recipient, once it is known who that is. */
export function Guide({ profile, text: words }: GuideProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const here = useLocation();
  const search = useVisitAddress('/search');
  const criteria = guidedCriteria(profile, words, hydrated ? clientState().criteria : null);
  if (!criteria) return null;
  const fromLocation = (here.pathname + here.search).slice(0, LOCATION_MAX_LENGTH);
  const fields = {
    intent: 'start',
    gender: criteria.gender,
    age: formatNumber(criteria.age / MONTHS_PER_YEAR),
    price_min: formatNumber(criteria.priceMinCents / CENTS_PER_EURO),
    price_max: formatNumber(criteria.priceMaxCents / CENTS_PER_EURO),
    hints: criteria.hints,
    from_location: fromLocation,
  };
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    updateState({ criteria, fromLocation, flowId: null, answered: [] });
    navigate(search);
  };
  return (
    <form method="post" action={search} className={styles.guide} onSubmit={start}>
      <HiddenFields fields={Object.entries(fields)} />
      <p>{text.lead}</p>
      <Button type="submit" look="primary">
        {text.start}
        <ArrowRightIcon />
      </Button>
    </form>
  );
}
