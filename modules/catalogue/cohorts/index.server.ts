export {
  addToCohort,
  type ChangeResult,
  type CreateResult,
  createCohort,
  deleteCohort,
  type RestoreResult,
  removeFromCohort,
  renameCohort,
  restoreCohort,
  type SeenCohort,
} from './commands.server.ts';
export {
  cohortIdeas,
  cohortsOf,
  countCohorts,
  findCohort,
  listCohorts,
  lockCohort,
} from './queries.server.ts';
export { COHORT_ADDITIONS, COHORT_EXPORT, COHORT_REMOVALS } from './staged.store.server.ts';
