export { keepPicture } from './keep-picture.ts';
export { registerWorker, useWorkerNews, withdrawWorker } from './registration.ts';
export { WorkerReport } from './worker-report.tsx';
