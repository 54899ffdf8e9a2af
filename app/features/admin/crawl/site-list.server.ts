import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { type ListedSite, listSites, siteCount } from '#modules/catalogue/crawl/index.server.ts';
import type { siteTable } from './site-columns.tsx';

/** The list of sites, with what a screen shows of each. @param file its name, without its ending. */
export function siteList<Line>(
  table: ReturnType<typeof siteTable<Line>>,
  file: string,
  lineOf: (site: ListedSite) => Line,
) {
  return storedList(table, {
    file,
    wanted: ({ q }) => q,
    count: siteCount,
    read: async (text, rows) => (await listSites({ text, ...rows })).map(lineOf),
  });
}
