export { keepPicture } from './keep-picture.ts';
export { registerWorker, useServiceWorkerNotice, withdrawWorker } from './registration.ts';
export { SERVICE_WORKER, WITHDRAWN_WORKER } from './worker-paths.ts';
export { WorkerReport } from './worker-report.tsx';
