export {
  FILE_NAMES,
  type FileFormat,
  type FileName,
  FORMATS,
  GENDER_REASONS,
  RULE_KEY,
} from './format.ts';
export { formatProblem, type Problem, ProblemList } from './problems.ts';
