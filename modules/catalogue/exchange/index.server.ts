export {
  exportCatalogue,
  type ImportOptions,
  type ImportProgress,
  importCatalogue,
  type Refused,
} from './commands.server.ts';
export { listFiles, readRows, rowContext } from './files.server.ts';
