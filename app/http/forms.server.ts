import { AppError } from '#modules/platform/index.server.ts';
import { errorText } from '../text/errors.ts';

/** The form that a request carries. @throws AppError `bad_request` when its body is not one. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch((cause: unknown) => {
    throw new AppError('bad_request', 'unreadable form', errorText(400).message, { cause });
  });
}
