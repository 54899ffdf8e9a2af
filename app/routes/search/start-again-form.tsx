import { Link } from 'react-router';
import { useKeptAddress } from '#app/client/kept-address.ts';
import { Logo } from '#app/components/logo/logo.tsx';
import { StartForm } from '#app/components/start-form/start-form.tsx';
import { searchText } from '#app/text/search.ts';
import styles from './search.module.css';
import type { SearchPage } from './search-reply.server.ts';

type StartAgainFormProps = Extract<SearchPage, { kind: 'start' }>;

/** The start form as it was typed, with what is wrong with it. */
export default function StartAgainForm({ reply, fromLocation, notice }: StartAgainFormProps) {
  return (
    <main className={styles.start} id="main">
      <h1 className="visually-hidden">{searchText.heading}</h1>
      <Link to={useKeptAddress('/')} className={styles.home}>
        <Logo leadsHome />
      </Link>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <StartForm fromLocation={fromLocation} refused={reply} />
    </main>
  );
}
