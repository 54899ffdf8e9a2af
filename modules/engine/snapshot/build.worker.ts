// A thread that builds one snapshot, sends it to its parent and ends. Node runs this file as it is, also from the bundle: it
// imports little, so that it starts at once.
import { parentPort, workerData } from 'node:worker_threads';
import { buildCatalogue } from './build.server.ts';

parentPort!.postMessage(await buildCatalogue(workerData as string));
