import { squareAddress } from '#app/features/square/index.ts';
import type { IdeaFacts } from '#modules/catalogue/ideas/index.server.ts';
import { MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import styles from './facts.module.css';
import { ideaPageText } from './text.ts';

const text = ideaPageText.facts;

/** From this age on, in months, an idea is for the oldest too. */
const ANY_AGE = 90 * MONTHS_PER_YEAR;

/** For whom an idea is, and what it is about, each theme with a grid of its ideas. */
export function Facts({ facts: { themes, ...who } }: { facts: IdeaFacts }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.who}</dt>
        <dd>{describeRecipients(who)}</dd>
      </div>
      {themes.length > 0 && (
        <div>
          <dt>{text.about}</dt>
          <dd>
            <ul className={styles.themes}>
              {themes.map(({ keyword, description }) => (
                <li key={keyword}>
                  <a href={squareAddress({ text: keyword })}>{description}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** « une femme, de 20 à 60 ans », « dès 14 ans », « tout le monde ». */
function describeRecipients({ gender, ageMin, ageMax }: Omit<IdeaFacts, 'themes'>): string {
  const to = ageMax !== null && ageMax < ANY_AGE ? ageMax : null;
  const ages = ageMin === null && to === null ? null : text.ages(ageMin ?? 0, to);
  return [text.genders[gender], ages].filter(Boolean).join(', ') || text.anyone;
}
