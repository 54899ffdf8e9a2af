export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unprocessable: 422,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What should not have happened: a code, a message for the log, and a French message for the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string;

  constructor(code: ErrorCode, logMessage: string, userMessage: string, options?: ErrorOptions) {
    super(logMessage, options);
    this.name = 'AppError';
    this.code = code;
    this.userMessage = userMessage;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What the operator of the site must correct (a busy port, a wrong variable…), in one French line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
