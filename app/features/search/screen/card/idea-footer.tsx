import { AlertLink } from '#app/features/alert/index.ts';
import { ShareButton, sharedIdea } from '#app/features/share/index.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import styles from './idea-footer.module.css';

/** Under an idea: what else can be done with it. */
export function IdeaFooter({ idea, sid }: { idea: ProposedIdea; sid: string | null }) {
  return (
    <div className={styles.footer}>
      {sid && <AlertLink sid={sid} />}
      <ShareButton {...sharedIdea(idea)} />
    </div>
  );
}
