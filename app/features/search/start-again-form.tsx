import { StartForm } from '#app/features/start/index.ts';
import styles from './search.module.css';
import type { SearchPage } from './search-reply.server.ts';
import { StartHead } from './start-head.tsx';
import { searchText } from './text.ts';

type StartAgainFormProps = Extract<SearchPage, { kind: 'start' }>;

/** The start form as it was typed, with what is wrong with it. */
export default function StartAgainForm({ reply, fromLocation, notice }: StartAgainFormProps) {
  return (
    <main className={styles.start} id="main">
      <h1 className="visually-hidden">{searchText.heading}</h1>
      <StartHead notice={notice} />
      <StartForm fromLocation={fromLocation} rejected={reply} />
    </main>
  );
}
