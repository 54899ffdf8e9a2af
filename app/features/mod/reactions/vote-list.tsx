import { Link } from 'react-router';
import type { PairSummary } from '#modules/moderation/reactions/index.server.ts';
import styles from '../contributions/queue.module.css';
import ownStyles from './reactions.module.css';
import { LABEL_TEXT, STATE_TEXT, reactionsText as text } from './text.ts';

/** Who said what of a pair, and what it weighs. */
export function VoteList({ votes }: Pick<PairSummary, 'votes'>) {
  if (votes.length === 0) return null;
  return (
    <ul className={ownStyles.votes}>
      {votes.map(({ contributor, label, weight, isNew, state }) => (
        <li key={contributor}>
          <span>
            <Link to={`/mod/user-reactions/${contributor}`}>{text.vote(contributor)}</Link>
            {'\u00a0:'}
          </span>
          <span>
            {text.voteDetail(LABEL_TEXT[label], weight, isNew)}
            <span className={styles.soft}> {STATE_TEXT[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
