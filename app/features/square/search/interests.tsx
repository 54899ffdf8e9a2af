import {
  INTERESTS,
  INTERESTS_FIELD,
  namesInterest,
  interestsText as text,
} from '#app/features/start/index.ts';
import { ChipButton } from '#app/ui/chip/chip.tsx';
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
