import type { ShouldRevalidateFunction } from 'react-router';

/** Who is told that somebody else was quicker is shown what there is now. */
export const revalidateStaleForm: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || change.defaultShouldRevalidate;
