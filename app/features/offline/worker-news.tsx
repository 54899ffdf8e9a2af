import { useEffect, useState } from 'react';
import { pushError } from '#app/ui/browser/queries.ts';
import { useAutoHide } from '#app/ui/browser/use-auto-hide.ts';
import { useWorkerNews, type WorkerNews } from './registration.ts';
import { workerNewsText as text } from './text.ts';
import styles from './worker-news.module.css';

/** For how long news are shown, in ms; failures stay until they are dismissed. */
const SHOWN_MS = 2000;

const isFailure = (news: WorkerNews): news is keyof typeof text.failures => news in text.failures;

/** What has just become of the service worker. */
export default function News() {
  const latest = useWorkerNews();
  const [seen, setSeen] = useState<typeof latest>(null);
  const news = latest?.news;
  useEffect(() => {
    if (latest && isFailure(latest.news)) pushError(text.failures[latest.news]);
  }, [latest]);
  const info = latest !== seen && news && !isFailure(news) ? text.info[news] : null;
  useAutoHide(info !== null, SHOWN_MS, () => setSeen(latest));
  return (
    <p className={styles.news} role="status">
      {info}
    </p>
  );
}
