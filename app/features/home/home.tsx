import { useRouteLoaderData } from 'react-router';
import { ACCOUNT_DELETED } from '#app/features/account/index.ts';
import { ResumeSearch } from '#app/features/search/index.ts';
import { StartForm } from '#app/features/start/index.ts';
import type { PageHandle, loader as rootLoader } from '#app/root.tsx';
import { STEP } from '#app/ui/address/address.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  AGE_FLOOR,
  CHRISTMAS_PATH,
  LOCATION_MAX_LENGTH,
  parseLanding,
} from '#modules/engine/shared.ts';
import type { Route } from './+types/home.ts';
import { Branches } from './branches.tsx';
import styles from './home.module.css';
import { HomeFooter } from './home-footer.tsx';
import { Presentation } from './presentation.tsx';
import { christmasText, homeText } from './text.ts';

export const handle: PageHandle = { cached: true };

export function loader({ url }: Route.LoaderArgs) {
  const address = url.pathname + url.search;
  const { gender, age, occasion } = parseLanding(address);
  const isForChild = age !== null && age < AGE_FLOOR;
  return {
    fromLocation: address.slice(0, LOCATION_MAX_LENGTH),
    known: {
      ...(gender && { gender, hasChosenGender: true }),
      ...(age && !isForChild && { age }),
    },
    isForChild,
    christmas: occasion === 'christmas',
    isAccountDeleted: url.searchParams.get(STEP.done) === ACCOUNT_DELETED,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData?.christmas ? christmasText : homeText;
  const path = args.location.pathname.startsWith(CHRISTMAS_PATH) ? CHRISTMAS_PATH : '/';
  return pageMeta(args, { title, description, path });
};

/** Home and its Christmas landing: the promise, the start form at once, and what this is all about. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { fromLocation, known, isForChild, christmas, isAccountDeleted } = loaderData;
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account;
  return (
    <div className={styles.page}>
      <main className={styles.hero} id="main">
        {christmas && <Branches />}
        <div className={styles.brand}>
          <Logo />
          {isAccountDeleted && <p role="status">{homeText.accountDeleted}</p>}
          <ResumeSearch />
        </div>
        <StartForm
          known={known}
          fromLocation={fromLocation}
          presentation={<Presentation christmas={christmas} isForChild={isForChild} />}
        />
      </main>
      <HomeFooter christmas={christmas} account={account?.type ?? 'NonLogged'} />
    </div>
  );
}
