import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { highlightTitle } from './highlight-title.ts';
import styles from './idea-tile.module.css';
import { MoveForm } from './move-form.tsx';

/** Puts an idea that lies beside the cards on top of them. */
export type OnOpen = (idea: ProposedIdea) => void;

type IdeaTilesProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  /** Takes over from the form, which posts by itself where no scripts run. */
  onOpen?: OnOpen | undefined;
  className?: string | undefined;
};

/** Ideas, small: each opens as a full card. */
export function IdeaTiles({ sid, ideas, onOpen, className }: IdeaTilesProps) {
  const open = (key: string) => {
    const idea = ideas.find((other) => formatIdeaKey(other.key) === key);
    if (idea) onOpen?.(idea);
  };
  return (
    <MoveForm sid={sid} fields={{ intent: 'open' }} onValue={onOpen && open}>
      <ul className={className}>
        {ideas.map((idea) => (
          <li key={formatIdeaKey(idea.key)} className={styles.item}>
            <IdeaTile idea={idea} />
          </li>
        ))}
      </ul>
    </MoveForm>
  );
}

function IdeaTile({ idea: { key, image, title } }: { idea: ProposedIdea }) {
  return (
    <button
      type="submit"
      name="idea"
      value={formatIdeaKey(key)}
      className={styles.tile}
      title={title}
    >
      <img
        src={`/img/${image}`}
        alt=""
        width={112}
        height={84}
        loading="lazy"
        fetchPriority="low"
      />
      <span aria-hidden="true">{highlightTitle(title)}</span>
      <span className="visually-hidden">{title}</span>
    </button>
  );
}
