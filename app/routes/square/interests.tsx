import { ChipButton } from '#app/components/chip/chip.tsx';
import { INTERESTS, INTERESTS_FIELD, namesInterest } from '#app/components/interests/interests.ts';
import { interestsText as text } from '#app/text/interests.ts';
import styles from './interests.module.css';
import { SQUARE_SEARCH_ID } from './square-search.tsx';

/** Interests to tap: each adds its word to those of the square, or takes it back. They belong to the form of the words. */
export function Interests({ words }: { words: string }) {
  return (
    <fieldset className={styles.interests} aria-label={text.legend}>
      {INTERESTS.map((interest) => (
        <ChipButton
          key={interest}
          type="submit"
          form={SQUARE_SEARCH_ID}
          name={INTERESTS_FIELD}
          value={interest}
          aria-pressed={namesInterest(words, interest)}
        >
          {text.labels[interest]}
        </ChipButton>
      ))}
    </fieldset>
  );
}
