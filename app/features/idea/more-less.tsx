import { CloseIcon, Icon } from '#app/ui/icons/icons.tsx';
import { ideaText } from './text.ts';

type LabelProps = {
  /** Named for screen readers, where several ideas are shown together. */
  title?: string | undefined;
  /** The class of the words, where they show only when there is room for them. */
  className?: string | undefined;
};

/** On the button that keeps an idea and asks for more like it: the same on a card, a tile and a highlight. */
export function MoreLabel({ title, className }: LabelProps) {
  return (
    <>
      <Icon>
        <path d="M12 20C5 15 3.5 11.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 2.5-1.5 6-8.5 11Z" />
      </Icon>
      <Words {...{ title, className }}>{ideaText.more}</Words>
    </>
  );
}

/** On the button that puts an idea away, and those like it. */
export function LessLabel({ title, className }: LabelProps) {
  return (
    <>
      <CloseIcon />
      <Words {...{ title, className }}>{ideaText.less}</Words>
    </>
  );
}

function Words({ title, className, children }: LabelProps & { children: string }) {
  return (
    <>
      <span className={className}>{children}</span>
      {title && <span className="visually-hidden">{ideaText.about(title)}</span>}
    </>
  );
}
