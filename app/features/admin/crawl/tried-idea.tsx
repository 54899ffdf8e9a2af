import { Link } from 'react-router';
import { IdeaPreview, type PreviewedIdea } from '#app/features/contrib/index.ts';
import styles from './crawl.module.css';
import { crawlText } from './text.ts';

const text = crawlText.tester;

/** What the catalogue would make of a product: why nothing, or its idea. */
export type TriedIdea =
  | { rejected: string }
  | {
      rejected: null;
      idea: PreviewedIdea;
      /** Whether the page says if it can be bought. */
      isStockKnown: boolean;
      /** Of the shop; fetched once the idea is in the catalogue. */
      pictureUrl: string | null;
      /** The address of the idea where the catalogue has it. */
      known: string | null;
      twins: readonly { path: string; title: string; kind: string }[];
    };

/** Ideas of other shops that are the same product, and the idea as visitors would see it. */
export function TriedProductSteps({ product }: { product: TriedIdea | null }) {
  return (
    <>
      {product?.rejected === null && (
        <section>
          <h2 className={styles.heading}>{text.twins}</h2>
          {product.twins.length === 0 && <p>{text.noTwins}</p>}
          <ul className={styles.reasons}>
            {product.twins.map(({ path, title, kind }) => (
              <li key={path}>
                <Link to={path}>{title}</Link> ({kind})
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{text.idea}</h2>
        {product === null ? <p>{text.noIdea}</p> : <Outcome product={product} />}
      </section>
    </>
  );
}

function Outcome({ product }: { product: TriedIdea }) {
  if (product.rejected !== null) return <p>{text.rejected(product.rejected)}</p>;
  const { idea, isStockKnown, pictureUrl, known } = product;
  return (
    <>
      <p>{known ? <Link to={known}>{text.known}</Link> : text.isNew}</p>
      {!isStockKnown && <p>{text.stockUnknown}</p>}
      <p className={styles.soft}>{pictureUrl ? text.picture(pictureUrl) : text.noPicture}</p>
      <IdeaPreview idea={idea} />
    </>
  );
}
