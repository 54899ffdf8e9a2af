import type { PageHandle } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/keepsake.ts';
import { FoldedCard } from './folded-card.tsx';
import { GiftPage } from './gift-page.tsx';
import styles from './keepsake.module.css';
import { addressFromKeepsake, READY } from './keepsake-address.ts';
import { OwnPage } from './own-page.tsx';
import { GIFT, Parcel } from './parcel.tsx';
import { ownText, parcelText, keepsakeText as text } from './text.ts';
import { keepsakePage } from './wanted-keepsake.server.ts';

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  header: 'plain',
  occasion: (loaded) => (loaded?.keepsake.christmas ? 'christmas' : null),
};

/** Search engines must not keep it; the preview of its link shows nothing of what is wrapped. */
export const meta: Route.MetaFunction = (args) => {
  const { keepsake, idea, isOwn } = args.loaderData ?? {};
  if (!keepsake) return pageMeta(args, { title: text.eyebrow });
  if (isOwn) return pageMeta(args, { title: ownText.title });
  if (keepsake.wrapped) return pageMeta(args, { ...parcelText, pictures: [] });
  const { title } = keepsake;
  const description = text.description(title);
  return pageMeta(args, { title, description, pictures: idea ? [idea.image] : [] });
};

export async function loader({ params, url }: Route.LoaderArgs) {
  return { ...(await keepsakePage(params.sealed)), isOwn: url.searchParams.has(READY) };
}

/** The page of a found gift: all that it says stands in its address. Who made it sees how to pass it on as well. */
export default function KeepsakePage({ loaderData }: Route.ComponentProps) {
  const { sealed, keepsake, idea, isOwn } = loaderData;
  const isParcel = keepsake.wrapped && !isOwn;
  return (
    <main id="main" className={styles.page} data-parcel={isParcel}>
      {isOwn && <OwnPage sealed={sealed} keepsake={keepsake} idea={idea} />}
      {isParcel && <Parcel gift={keepsake.title} image={idea?.image ?? null} />}
      <div id={GIFT} className={styles.gift} tabIndex={isParcel ? -1 : undefined}>
        <GiftPage keepsake={keepsake} idea={idea} />
        {!isOwn && (
          <p className={styles.another}>
            <ButtonLink look="primary" to={addressFromKeepsake('/', keepsake)} reloadDocument>
              {text.another}
            </ButtonLink>
            <span>{text.anotherHint}</span>
          </p>
        )}
      </div>
      <FoldedCard keepsake={keepsake} image={idea?.image ?? null} />
    </main>
  );
}
