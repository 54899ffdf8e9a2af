export { AppError, ERROR_STATUS, type ErrorCode, OperatorError } from './errors.ts';
export { after, before, type Duration, inSeconds, RETENTION } from './retention.ts';

/** What a token looks like: 256 bits, the form in which links and cookies carry it. */
export const TOKEN = /^[\w-]{43}$/;
export { caseOf } from './sql-case.ts';
