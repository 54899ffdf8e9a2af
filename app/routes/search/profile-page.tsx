import { Button } from '#app/components/button/button.tsx';
import { MoveForm } from '#app/components/search/move-form.tsx';
import { StartForm } from '#app/components/start-form/start-form.tsx';
import { recipientText as text } from '#app/text/search.ts';
import styles from './search.module.css';
import type { SearchPage } from './search-reply.server.ts';
import { StartHead } from './start-head.tsx';

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
      <StartForm fromLocation="" refused={reply} sid={sid} />
      <MoveForm sid={sid} fields={{ intent: 'resume' }} className={styles.cancel}>
        <Button type="submit" look="quiet">
          {text.cancel}
        </Button>
      </MoveForm>
    </main>
  );
}
