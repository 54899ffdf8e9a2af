import { StartForm } from '#app/components/start-form/start-form.tsx';
import { searchText } from '#app/text/search.ts';
import styles from './search.module.css';
import type { SearchPage } from './search-reply.server.ts';
import { StartHead } from './start-head.tsx';

type StartAgainFormProps = Extract<SearchPage, { kind: 'start' }>;

/** The start form as it was typed, with what is wrong with it. */
export default function StartAgainForm({ reply, fromLocation, notice }: StartAgainFormProps) {
  return (
    <main className={styles.start} id="main">
      <h1 className="visually-hidden">{searchText.heading}</h1>
      <StartHead notice={notice} />
      <StartForm fromLocation={fromLocation} refused={reply} />
    </main>
  );
}
