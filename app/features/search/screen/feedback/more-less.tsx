import { LessLabel, MoreLabel } from '#app/features/idea/index.ts';
import { type AboutIdea, type Choice, FeedbackForm } from './feedback-form.tsx';

type MoreLessProps = AboutIdea & {
  /** A sign alone each, named for screen readers, where there is no room for words. */
  signs?: boolean;
};

/** Keeps an idea and goes on to others like it, or puts it away with those like it: at once, wherever the idea stands. */
export function MoreLess({ signs = false, ...about }: MoreLessProps) {
  const label = signs ? { title: about.idea.title, className: 'visually-hidden' } : {};
  const look = signs ? { look: 'sign' as const } : {};
  const more: Choice = { feedback: 'GoodIdea', text: <MoreLabel {...label} />, ...look };
  const less: Choice = { feedback: 'BadIdea', text: <LessLabel {...label} />, ...look };
  return (
    <>
      <FeedbackForm {...about} goesOn choices={[more]} />
      <FeedbackForm {...about} choices={[less]} />
    </>
  );
}
