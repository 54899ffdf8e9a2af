import { WholePicture } from '#app/features/idea/index.ts';
import { hyphenate } from '#app/ui/text/hyphenate.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import { MoreLess } from '../feedback/more-less.tsx';
import type { OnMove } from '../moves/move.ts';
import { usePrice } from '../price.ts';
import styles from './idea-tile.module.css';

/** Puts an idea that lies beside the cards on top of them. */
export type OnOpen = (idea: ProposedIdea) => void;

type IdeaTilesProps = {
  sid: string | null;
  ideas: readonly ProposedIdea[];
  /** Under each idea, more or less like it; not where the ideas were kept or the search is over. */
  reacts?: boolean;
  onMove?: OnMove | undefined;
  /** Takes over from the form, which posts by itself where no scripts run. */
  onOpen?: OnOpen | undefined;
  /** What to show of a title where there is no room for all of it. */
  shorten?: (idea: ProposedIdea) => string;
  className?: string | undefined;
};

/** Ideas, small: each opens as a full card. A tile belongs to its place, and stays there when another idea takes it. */
export function IdeaTiles({ ideas, shorten, className, reacts = false, ...about }: IdeaTilesProps) {
  return (
    <ul className={className}>
      {ideas.map((idea, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile belongs to its place.
        <li key={place} className={styles.tile}>
          <OpenTile {...about} idea={idea} shown={shorten?.(idea) ?? idea.title} />
          {reacts && (
            <div className={styles.moves}>
              <MoreLess {...about} idea={idea} signs />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type OpenTileProps = Pick<IdeaTilesProps, 'sid' | 'onOpen'> & { idea: ProposedIdea; shown: string };

function OpenTile({ sid, idea, shown, onOpen }: OpenTileProps) {
  const { key, image, title } = idea;
  const price = usePrice(idea);
  return (
    <MoveForm
      sid={sid}
      fields={{ intent: 'open' }}
      className={styles.form}
      onValue={onOpen && (() => onOpen(idea))}
    >
      <button type="submit" name="idea" value={formatIdeaKey(key)} className={styles.open}>
        <WholePicture
          className={styles.picture}
          image={image}
          width={112}
          height={84}
          loading="lazy"
          fetchPriority="low"
        />
        {/* Another title is another line: one whose text merely moved would count as a shift of the layout. */}
        <span key={shown} className={styles.title} title={title} aria-hidden="true">
          {hyphenate(shown)}
        </span>
        <span className="visually-hidden">{title}</span>
        {price && <span className={styles.price}>{price}</span>}
      </button>
    </MoveForm>
  );
}
