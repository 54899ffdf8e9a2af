import { Link } from 'react-router';
import type { TrialSteps as Steps, TriedFetch } from '#modules/catalogue/crawl/shared.ts';
import styles from './crawl.module.css';
import { ExtractTable, type FieldLine } from './extract-table.tsx';
import { formatBytes } from './format.ts';
import { crawlText } from './text.ts';
import { type TriedIdea, TriedProductSteps } from './tried-idea.tsx';
import { FIELDS, KINDS } from './visit-text.ts';

const text = crawlText.tester;

type TrialStepsProps = {
  steps: Omit<Steps, 'extract'>;
  fields: readonly FieldLine[] | null;
  product: TriedIdea | null;
  /** The number of the shop, where it is known. */
  merchant: number | null;
};

/** Every step of a trial, up to the one that ended it. */
export function TrialSteps({ steps, fields, product, merchant }: TrialStepsProps) {
  const { robots, fetch, page, scripts } = steps;
  return (
    <div className={styles.steps}>
      <section>
        <h2 className={styles.heading}>{text.robots}</h2>
        {robots ? (
          <>
            <p>
              {robots.allowed ? text.robotsAllowed : text.robotsDisallowed}{' '}
              {robots.rule ? text.rule(robots.rule) : text.noRule}
            </p>
            <p className={styles.soft}>
              {robots.crawlDelaySeconds !== null && `${text.delay(robots.crawlDelaySeconds)} `}
              {text.sitemaps(robots.sitemaps)}
            </p>
          </>
        ) : (
          <p>{text.robotsUnknown}</p>
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{text.fetch}</h2>
        <FetchLine fetch={fetch} />
        <p className={styles.soft}>{fetch.url}</p>
      </section>
      {page && (
        <section>
          <h2 className={styles.heading}>{text.read}</h2>
          <p>
            {text.kind(KINDS[page.kind], page.links)}{' '}
            {page.canonical && text.canonical(page.canonical)}
          </p>
        </section>
      )}
      {page && (
        <section>
          <h2 className={styles.heading}>{text.scripts}</h2>
          {scripts ? <Scripts {...{ scripts, merchant }} /> : <p>{text.noScripts}</p>}
        </section>
      )}
      {fields && (
        <section>
          <h2 className={styles.heading}>{text.extract}</h2>
          <ExtractTable fields={fields} />
        </section>
      )}
      {page && <TriedProductSteps product={product} />}
    </div>
  );
}

function FetchLine({ fetch }: { fetch: TriedFetch }) {
  if (!fetch.ok) return <p>{fetch.reason}</p>;
  return <p>{text.fetched(fetch.status, formatBytes(fetch.bytes), fetch.milliseconds)}</p>;
}

type ScriptsProps = { scripts: NonNullable<Steps['scripts']>; merchant: number | null };

/** What the scripts of a page change in what is read of it. */
function Scripts({ scripts: { fetch, page, fields, switchedOn }, merchant }: ScriptsProps) {
  return (
    <>
      <p>{text.needsScripts}</p>
      <FetchLine fetch={fetch} />
      {page && (
        <>
          <p>{text.kind(KINDS[page.kind], page.links)}</p>
          <p>
            {fields.length > 0
              ? text.scriptsAdd(fields.map((field) => FIELDS[field] ?? field))
              : text.scriptsAddNothing}
          </p>
        </>
      )}
      {page && page.kind !== 'other' && merchant !== null && (
        <p>
          {switchedOn ? text.switchedOn : text.alreadyOn}{' '}
          <Link to={`/admin/crawl/auto?shop=${merchant}`}>{text.settings}</Link>
        </p>
      )}
    </>
  );
}
