import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import styles from './idea-tile.module.css';

/** Puts an idea that lies beside the cards on top of them. */
export type OnOpen = (idea: ProposedIdea) => void;

type IdeaTilesProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  /** Takes over from the form, which posts by itself where no scripts run. */
  onOpen?: OnOpen | undefined;
  /** What to show of a title where there is no room for all of it. */
  shorten?: (idea: ProposedIdea) => string;
  className?: string | undefined;
};

/** Ideas, small: each opens as a full card. */
export function IdeaTiles({ sid, ideas, onOpen, shorten, className }: IdeaTilesProps) {
  const open = (key: string) => {
    const idea = ideas.find((other) => formatIdeaKey(other.key) === key);
    if (idea) onOpen?.(idea);
  };
  return (
    <MoveForm sid={sid} fields={{ intent: 'open' }} onValue={onOpen && open}>
      <ul className={className}>
        {ideas.map((idea) => (
          <li key={formatIdeaKey(idea.key)} className={styles.item}>
            <IdeaTile idea={idea} shown={shorten?.(idea) ?? idea.title} />
          </li>
        ))}
      </ul>
    </MoveForm>
  );
}

function IdeaTile({ idea: { key, image, title }, shown }: { idea: ProposedIdea; shown: string }) {
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
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{title}</span>
    </button>
  );
}
