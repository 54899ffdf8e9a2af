import { useEffect, useState } from 'react';
import { pushError } from '#app/ui/browser/queries.ts';
import { useAutoHide } from '#app/ui/browser/use-auto-hide.ts';
import { type ServiceWorkerNotice, useServiceWorkerNotice } from './registration.ts';
import styles from './service-worker-notice.module.css';
import { serviceWorkerNoticeText as text } from './text.ts';

/** For how long a notice is shown, in ms; failures stay until they are dismissed. */
const SHOWN_MS = 2000;

const isFailure = (notice: ServiceWorkerNotice): notice is keyof typeof text.failures =>
  notice in text.failures;

/** What has just become of the service worker. */
export default function ServiceWorkerNotices() {
  const latest = useServiceWorkerNotice();
  const [seen, setSeen] = useState<typeof latest>(null);
  const notice = latest?.notice;
  useEffect(() => {
    if (latest && isFailure(latest.notice)) pushError(text.failures[latest.notice]);
  }, [latest]);
  const info = latest !== seen && notice && !isFailure(notice) ? text.info[notice] : null;
  useAutoHide(info !== null, SHOWN_MS, () => setSeen(latest));
  return (
    <p className={styles.notice} role="status">
      {info}
    </p>
  );
}
