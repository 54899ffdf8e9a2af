import { Form, useLocation } from 'react-router';
import { Picture } from '#app/features/idea/index.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { LABELS } from '#modules/catalogue/shared.ts';
import { labelsText, pageText as text } from '../text.ts';
import styles from './page-form.module.css';
import { pairKey, type ShownPair } from './pair.ts';
import { pairField, pairValue } from './pair-fields.ts';

type PageFormProps = {
  pairs: readonly ShownPair[];
  /** What a rejected form had chosen. */
  typed: object;
};

/**
 * Several pairs at once, each with its labels as radio buttons; those without a choice stay as they are. What they all share is the
 * title of the page.
 */
export function PageForm({ pairs, typed }: PageFormProps) {
  const { search } = useLocation();
  const typedValues = Object.values(typed);
  const asked = new Set(pairs.map(({ question }) => question.id)).size;
  const shown = new Set(pairs.map(({ idea }) => idea.id)).size;
  return (
    <Form method="post" action={addressWith(search, {})} className={styles.page}>
      {pairs.map((pair, place) => {
        const { idea, question, suggestion, own } = pair;
        const name = pairField(place);
        const valueFor = (label: (typeof LABELS)[number]) =>
          pairValue({ idea_id: idea.id, question_id: question.id, label });
        const typedHere = LABELS.find((label) => typedValues.includes(valueFor(label)));
        return (
          <fieldset key={pairKey(pair)} className={styles.pair}>
            <legend>
              <strong className={shown === 1 && asked > 1 ? 'visually-hidden' : undefined}>
                {idea.title}
              </strong>{' '}
              <span className={asked === 1 && shown > 1 ? 'visually-hidden' : undefined}>
                {question.text}
              </span>
            </legend>
            <Picture image={idea.image} width={96} height={72} loading="lazy" />
            <div className={styles.labels}>
              <label className={styles.label}>
                <input type="radio" name={name} value="" defaultChecked={!typedHere && !own} />
                {text.noAnswer}
              </label>
              {LABELS.map((label) => (
                <label
                  key={label}
                  className={styles.label}
                  data-suggested={label === suggestion || undefined}
                >
                  <input
                    type="radio"
                    name={name}
                    value={valueFor(label)}
                    defaultChecked={label === (typedHere ?? own)}
                  />
                  {labelsText.labelName(label)}
                  {label === suggestion && <small>{labelsText.suggested}</small>}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <StaffButton type="submit">{text.submit}</StaffButton>
    </Form>
  );
}
