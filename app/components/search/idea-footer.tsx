import { AlertLink } from '#app/components/alert/alert-link.tsx';
import { ShareButton } from '#app/components/share/share-button.tsx';
import { sharedIdea } from '#app/components/share/share-links.ts';
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
