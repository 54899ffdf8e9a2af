import { Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { findPage } from '#modules/catalogue/crawl/index.server.ts';
import { formatInstant } from '../format.ts';
import { idOf } from '../id.server.ts';
import { ideaPath } from '../idea-path.ts';
import type { Route } from './+types/page.ts';
import styles from './crawl.module.css';
import { CrawlPage } from './crawl-page.tsx';
import { ExtractTable, fieldLines } from './extract-table.tsx';
import { crawlText } from './text.ts';
import { ResultBadge } from './visit-columns.tsx';
import { codeText, KINDS } from './visit-text.ts';

const text = crawlText.page;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ params }: Route.LoaderArgs) {
  const page = await findPage(idOf(params.page));
  if (!page) throw errorPage(404);
  const { name, url, kind, result, code, asked_at, due_at, interval_days, extract, visits } = page;
  return {
    ...{ name, url, kind, result, interval: interval_days },
    code: code && codeText(code),
    asked: asked_at && formatInstant(asked_at),
    due: formatInstant(due_at),
    idea: page.idea_title && {
      title: page.idea_title,
      path: ideaPath({
        merchant_id: page.merchant_id,
        id_within_merchant: page.idea_id_within_merchant ?? '',
      }),
    },
    fields: extract ? fieldLines(extract) : [],
    visits: visits.map(({ id, run_id, visited_at, result: gave, code: why }) => ({
      ...{ id, run: run_id, result: gave },
      at: formatInstant(visited_at),
      code: why && codeText(why),
    })),
  };
}

/** A page of a shop: what was read of it last, its idea, and its last visits. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { name, url, kind, result, code, asked, due, interval, idea, fields, visits } = loaderData;
  return (
    <CrawlPage
      title={text.title}
      crumbs={[{ to: '/admin/crawl/reports', label: crawlText.tabs.reports }]}
      actions={
        <StaffButtonLink to={`/admin/crawl/tester?url=${encodeURIComponent(url)}`}>
          {text.test}
        </StaffButtonLink>
      }
    >
      <dl className={styles.facts}>
        <dt>{text.address}</dt>
        <dd>
          <a href={url} rel="noreferrer nofollow">
            {url}
          </a>
        </dd>
        <dt>{crawlText.reports.shop}</dt>
        <dd>{name}</dd>
        <dt>{crawlText.reports.kind}</dt>
        <dd>{KINDS[kind]}</dd>
        <dt>{text.lastVisit}</dt>
        <dd>
          {asked ?? crawlText.sites.never} {result && <ResultBadge result={result} />} {code}
        </dd>
        <dt>{text.nextVisit}</dt>
        <dd>
          {due}, {text.every(interval)}
        </dd>
        <dt>{text.idea}</dt>
        <dd>{idea ? <Link to={idea.path}>{idea.title}</Link> : text.noIdea}</dd>
      </dl>
      <ExtractTable fields={fields} />
      <h2 className={styles.heading}>{text.visits}</h2>
      <ul className={styles.reasons}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Link to={`/admin/crawl/reports/${visit.run}`}>{visit.at}</Link>{' '}
            <ResultBadge result={visit.result} /> {visit.code}
          </li>
        ))}
      </ul>
    </CrawlPage>
  );
}
