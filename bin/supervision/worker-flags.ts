/**
 * How Node runs the worker: what was made lately has at most 48 MiB, where a job of many rows would have Node let it grow to
 * 192 (three times the number of MiB).
 */
export const WORKER_FLAGS = ['--max-semi-space-size=16'];
