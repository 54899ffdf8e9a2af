export { AppError, ERROR_STATUS, type ErrorCode } from './errors.ts';
