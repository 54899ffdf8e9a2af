import { lazy } from 'react';

/** Tells an admin what becomes of the service worker. Apart, since nobody else loads it. */
export const WorkerReport = lazy(() => import('./service-worker-notice.tsx'));
