import { Form, useLocation } from 'react-router';
import { addressWith, visitParameters } from '#app/ui/address/address.ts';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { useKeys } from '#app/ui/shortcuts/use-keys.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { LABELS } from '#modules/catalogue/shared.ts';
import { Choices } from '../pair/choices.tsx';
import { PairCard } from '../pair/pair-card.tsx';
import { introText as text } from '../text.ts';
import { EXAMPLES } from './examples.ts';
import styles from './intro.module.css';
import { INTRO } from './intro-address.ts';

/** One of three examples that show how labelling works; it stands in the address, and nothing of it is stored. */
export function Intro({ place }: { place: number }) {
  const { search } = useLocation();
  const pressedBy = usePressedBy();
  useKeys();
  const example = EXAMPLES[place - 1]!;
  const said = LABELS.find((label) => label === new URLSearchParams(search).get(INTRO.said));
  const isRight = said !== undefined && example.right.includes(said);
  const isLast = place === EXAMPLES.length;
  const own = Object.values(INTRO);
  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <h2 id="intro-title" className={styles.title}>
        {text.title(place, EXAMPLES.length)}
      </h2>
      <p className={styles.words} role="status" data-right={said && isRight}>
        {said ? (isRight ? example.good : example.bad) : example.lead}
      </p>
      <Form method="get" className={styles.form} preventScrollReset replace>
        {visitParameters(search, own).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={INTRO.example} value={place} />
        <PairCard {...example.pair} />
        <Choices name={INTRO.said} valueFor={(label) => label} said={said ?? example.wrong} />
      </Form>
      <p className={styles.links}>
        <StaffButtonLink
          look="quiet"
          to={addressWith(search, { [INTRO.example]: '0', [INTRO.said]: null })}
        >
          {text.skip}
        </StaffButtonLink>
        {isRight && (
          <StaffButtonLink
            to={addressWith(search, {
              [INTRO.example]: isLast ? '0' : String(place + 1),
              [INTRO.said]: null,
            })}
            {...pressedBy('enter')}
          >
            {isLast ? text.start : text.next}
            <Shortcut name="⏎" always />
          </StaffButtonLink>
        )}
      </p>
    </section>
  );
}
