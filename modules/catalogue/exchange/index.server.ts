export {
  exportCatalogue,
  type ImportOptions,
  type ImportProgress,
  type ImportRejection,
  importCatalogue,
} from './commands.server.ts';
export { listFiles, readRows, rowContext } from './files.server.ts';
