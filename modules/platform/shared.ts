export { AppError, ERROR_STATUS, type ErrorCode, OperatorError } from './errors.ts';
