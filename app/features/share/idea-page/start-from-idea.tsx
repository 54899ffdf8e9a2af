import { PrefilledStart, startFormText } from '#app/features/start/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, SelectField } from '#app/ui/field/field.tsx';
import { ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import type { IdeaFacts } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import { CENTS_PER_EURO, PRICE_DEFAULT_MAX, PRICE_DEFAULT_MIN } from '#modules/engine/shared.ts';
import { sharedIdeaPath } from '../share-links.ts';
import styles from './start-from-idea.module.css';
import { ideaPageText } from './text.ts';

const text = ideaPageText.start;
const { gender, age } = startFormText;

/** How far from the price of an idea others may be: half of it, and half as much again. */
const CHEAPER = 0.5;
const DEARER = 1.5;

/** A search that starts from an idea: its price and what it is about are known, whom it is for is asked. */
export function StartFromIdea({ idea, facts }: { idea: Idea; facts: IdeaFacts }) {
  const { price, price_min: cheapest = price, price_max: dearest = price } = idea;
  const known = {
    priceMin: euros(cheapest === null ? PRICE_DEFAULT_MIN : cheapest * CHEAPER),
    priceMax: euros(dearest === null ? PRICE_DEFAULT_MAX : dearest * DEARER),
    hints: facts.themes[0]?.keyword ?? '',
  };
  return (
    <section className={styles.start} aria-labelledby="start-heading">
      <div className={styles.head}>
        <h2 id="start-heading">{text.heading}</h2>
        <p>{text.lead}</p>
      </div>
      <PrefilledStart
        known={known}
        path={sharedIdeaPath(formatIdeaKey(idea.key))}
        className={styles.form}
      >
        <SelectField
          id="gender"
          name="gender"
          label={gender.legend}
          options={gender.options}
          defaultValue={facts.gender}
        />
        <Field
          id="age"
          name="age"
          label={age.label}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          required
          autoComplete="off"
        />
        <Button type="submit">
          {text.submit}
          <ArrowRightIcon />
        </Button>
      </PrefilledStart>
    </section>
  );
}

function euros(cents: number): number {
  return Math.round(cents / CENTS_PER_EURO);
}
