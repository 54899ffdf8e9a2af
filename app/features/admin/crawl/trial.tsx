import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { findTrial, type TriedProduct } from '#modules/catalogue/crawl/index.server.ts';
import { PRODUCT_REJECTIONS } from '#modules/catalogue/products/shared.ts';
import { NO_PICTURE, TWIN_KIND_NAMES } from '#modules/catalogue/shared.ts';
import { idOf } from '../id.server.ts';
import { ideaPath } from '../idea-path.ts';
import type { Route } from './+types/trial.ts';
import styles from './crawl.module.css';
import { CrawlPage } from './crawl-page.tsx';
import { fieldLines } from './extract-table.tsx';
import { crawlText } from './text.ts';
import { TrialSteps } from './trial-steps.tsx';
import type { TriedIdea } from './tried-idea.tsx';

const text = crawlText.tester;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ params }: Route.LoaderArgs) {
  const trial = await findTrial(idOf(params.trial));
  if (!trial) throw errorPage(404);
  const { url, merchant, steps, product } = trial;
  return {
    url,
    merchant: merchant?.id ?? null,
    steps: steps && { ...steps, extract: null },
    fields: steps?.extract ? fieldLines(steps.extract) : null,
    product: product && toTriedIdea(product),
  };
}

function toTriedIdea(product: TriedProduct): TriedIdea {
  if (product.rejected !== null) return { rejected: PRODUCT_REJECTIONS[product.rejected] };
  const { priceCents, available, image, url, shop, known, twins, ...described } = product;
  return {
    rejected: null,
    idea: {
      title: described.title,
      description: described.description ?? '',
      content: url,
      ...(shop !== null && { shop }),
      price: priceCents,
      available: available ?? true,
      image: image ?? NO_PICTURE,
    },
    isStockKnown: available !== null,
    pictureUrl: described.pictureUrl,
    known: known && ideaPath(known),
    twins: twins.map(({ key, title, kind }) => {
      return { path: ideaPath(key), title, kind: TWIN_KIND_NAMES[kind] };
    }),
  };
}

/** What came of an address, step by step. */
export default function Trial({ loaderData }: Route.ComponentProps) {
  const { url, merchant, steps, fields, product } = loaderData;
  usePolling(steps === null);
  return (
    <CrawlPage
      title={text.title}
      crumbs={[{ to: '/admin/crawl/tester', label: crawlText.tabs.tester }]}
      actions={
        steps ? (
          <StaffButtonLink to={`/admin/crawl/tester?url=${encodeURIComponent(url)}`}>
            {text.another}
          </StaffButtonLink>
        ) : (
          <StaffButtonLink to="" reloadDocument>
            {crawlText.sites.refresh}
          </StaffButtonLink>
        )
      }
    >
      <p className={styles.address}>{url}</p>
      {steps ? (
        <TrialSteps {...{ steps, fields, product, merchant }} />
      ) : (
        <p role="status">{text.waiting}</p>
      )}
    </CrawlPage>
  );
}
