export { type RenderOptions, renderPage } from './browser/render.server.ts';
export type { Extract } from './extraction/extract.ts';
export type { FieldName, ProductFields, SourceName } from './extraction/fields.ts';
export { currencyOf, readMachineAmount } from './extraction/money.ts';
export { canonicalAddress, toObservedProduct } from './extraction/observed.ts';
export { type PageKind, parse, type ReadPage, readPage } from './extraction/page.ts';
export { decodePage } from './html/decode.ts';
export {
  fetchPolitely,
  INTERACTIVE_LIMITS,
  type PoliteOptions,
  type PoliteOutcome,
} from './politeness/fetch-politely.server.ts';
export type { CrawlLimits } from './politeness/limits.ts';
export { decide, type Robots, readRobots } from './robots/robots.ts';
export { startRun, stopRun } from './runs/commands.server.ts';
export {
  type CrawlVisit,
  type CrawlVisitFilter,
  type CrawlVisitOrder,
  crawlVisitCount,
  findPage,
  findRun,
  listCrawlVisits,
  listRuns,
  type ReportedRun,
  type RunFilter,
  type RunOrder,
  runCount,
} from './runs/reports.server.ts';
export { rereadSite } from './runs/reread.server.ts';
export { configureSite, siteVersion } from './sites/commands.server.ts';
export {
  findSite,
  type ListedSite,
  listSites,
  type SiteOrder,
  siteCount,
} from './sites/queries.server.ts';
export { findTrial, requestTrial } from './trials/commands.server.ts';
export type { TriedProduct } from './trials/tried-product.server.ts';
