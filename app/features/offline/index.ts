export { keepPicture } from './keep-picture.ts';
export { registerWorker, useServiceWorkerNotice, withdrawWorker } from './registration.ts';
export { WorkerReport } from './worker-report.tsx';
