import { StartForm } from '#app/features/start/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import { MoveForm } from './move-form.tsx';
import styles from './search.module.css';
import type { SearchPage } from './search-reply.server.ts';
import { StartHead } from './start-head.tsx';
import { recipientText as text } from './text.ts';

type ProfilePageProps = Extract<SearchPage, { kind: 'profile' }>;

/** The recipient of a search under way, to be described anew. */
export default function ProfilePage({ sid, reply, notice }: ProfilePageProps) {
  return (
    <main className={styles.start} id="main">
      <StartHead notice={notice} reloadDocument />
      <div className={styles.lead}>
        <h1>{text.formHeading}</h1>
        <p>{text.formLead}</p>
      </div>
      <StartForm fromLocation="" rejected={reply} sid={sid} />
      <MoveForm sid={sid} fields={{ intent: 'resume' }} className={styles.cancel}>
        <Button type="submit" look="quiet">
          {text.cancel}
        </Button>
      </MoveForm>
    </main>
  );
}
