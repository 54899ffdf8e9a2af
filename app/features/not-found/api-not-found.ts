import { errorResponse } from '#app/shell/errors.server.ts';

/** Every call that does not exist. */
export const loader = () => errorResponse(404);
export const action = loader;
