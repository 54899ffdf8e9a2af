export {
  type ChangeResult,
  createCohort,
  deleteCohort,
  removeFromCohort,
  renameCohort,
  restoreCohort,
} from './commands.server.ts';
export { revertCohort } from './revert.server.ts';
export { cohortRights } from './rights.server.ts';
