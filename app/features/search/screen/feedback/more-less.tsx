import type { ReactNode } from 'react';
import { ideaText as text } from '#app/features/idea/index.ts';
import { CloseIcon, HeartIcon, PlusIcon } from '#app/ui/icons/icons.tsx';
import { type AboutIdea, type Choice, FeedbackForm } from './feedback-form.tsx';

type MoreLessProps = AboutIdea & {
  /** A sign each with one small word below it, and the whole name for screen readers, where there is no room for more. */
  signs?: boolean;
};

const onCard = (sign: ReactNode, words: string) => (
  <>
    {sign}
    <span>{words + text.likeThis}</span>
  </>
);

/** On a card: another one like it comes next. */
export const MORE: Choice = { feedback: 'YouAreClose', text: onCard(<PlusIcon />, text.more) };
const LESS: Choice = { feedback: 'BadIdea', text: onCard(<CloseIcon />, text.less) };

/**
 * Asks for more like an idea, or puts it away with those like it: at once, wherever the idea stands. On a card another one like it
 * comes next; beside the card, where none does, the idea is kept.
 */
export function MoreLess({ signs = false, ...about }: MoreLessProps) {
  const { title } = about.idea;
  const asSign = (sign: ReactNode, words: string, name: string): Omit<Choice, 'feedback'> => ({
    text: (
      <>
        {sign}
        <span aria-hidden="true">{words}</span>
        <span className="visually-hidden">{name}</span>
      </>
    ),
    look: 'sign',
  });
  const more: Choice = signs
    ? { feedback: 'GoodIdea', ...asSign(<HeartIcon />, text.more, text.moreLike(title)) }
    : MORE;
  const less: Choice = signs
    ? { feedback: 'BadIdea', ...asSign(<CloseIcon />, text.less, text.lessLike(title)) }
    : LESS;
  return (
    <>
      <FeedbackForm {...about} goesOn={signs} choices={[more]} />
      <FeedbackForm {...about} choices={[less]} />
    </>
  );
}
