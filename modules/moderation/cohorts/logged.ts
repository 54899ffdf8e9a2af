/** A cohort as a decision keeps it: its name, under which the log shows it, and the ideas that were taken out. */
export type LoggedCohort = { draft: { title: string }; removed: number[] };

export function loggedCohort(title: string, removed: number[] = []): LoggedCohort {
  return { draft: { title }, removed };
}
