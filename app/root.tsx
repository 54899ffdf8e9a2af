// First: it declares the order of the cascade layers.
import './ui/styles/app.css';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { signInPath } from '#app/features/account/index.server.ts';
import { WorkerReport } from '#app/features/offline/index.ts';
import { rememberAccount, useLateNavigation } from '#app/features/visit/index.ts';
import type { Occasion } from '#modules/catalogue/shared.ts';
import { landingOccasion } from '#modules/engine/shared.ts';
import { config } from '#modules/platform/index.server.ts';
import type { Route } from './+types/root';
import { minimumFor } from './access-rules.server.ts';
import { accountInfo } from './shell/authentication.server.ts';
import { authorization } from './shell/authorization.server.ts';
import { requestContext } from './shell/request-context.server.ts';
import type { RouteHandle } from './shell/route-handle.ts';
import { HasScripts } from './ui/browser/has-scripts.ts';
import { ErrorPage, errorTitle } from './ui/error-page/error-page.tsx';
import { Footer } from './ui/footer/footer.tsx';
import { GlobalBar } from './ui/global-bar/global-bar.tsx';
import { Header } from './ui/header/header.tsx';
import { SkipLink } from './ui/skip-link/skip-link.tsx';
import { headLinks } from './ui/styles/head-links.ts';

export const middleware: Route.MiddlewareFunction[] = [authorization({ minimumFor, signInPath })];

export function loader({ context }: Route.LoaderArgs) {
  const { runsScripts } = context.get(requestContext);
  return {
    ...{ origin: config.publicUrl.origin, account: accountInfo(context) },
    ...(!runsScripts && { runsScripts }),
  };
}

/**
 * Who asks stays the same while a page changes its query, and when a search begins: a lost network then breaks no more than
 * that page’s part, and the first card does not wait for a reply that it does not need.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const stays = currentUrl.pathname === nextUrl.pathname || nextUrl.pathname === '/search';
  return (!stays || formMethod === 'POST') && defaultShouldRevalidate;
};

export const links: Route.LinksFunction = () => headLinks;

/** A page's `handle`: how it is framed, and how the server serves it. */
export type PageHandle<Loaded = unknown> = RouteHandle & {
  /** False sends the page without any JavaScript; a function decides by what the page's loader returned. */
  scripts?: boolean | ((loaded: Loaded | undefined) => boolean);
  /** The occasion whose colours the page has, by what its loader returned; it is that of its address otherwise. */
  occasion?: (loaded: Loaded | undefined) => Occasion | null;
  /** Puts the site's header and footer around the page; « account » also shows who is signed in. */
  header?: 'plain' | 'account';
};

/** The colour of the ground in the light and in the dark (tokens.css), which browsers take for what is around the page. */
const GROUND = ['#f8ecda', '#0d1728'] as const;
const CHRISTMAS_GROUND = ['#e9f0ea', '#0a1b1c'] as const;

/** What follows all that a page shows. */
const PAGE_END = 'page-end';

function usePageHandle() {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const handle: PageHandle = Object.assign({}, ...matches.map(({ handle }) => handle));
  const loaded = matches.at(-1)?.loaderData;
  const { scripts = true, header } = handle;
  const runsScripts = useRouteLoaderData<typeof loader>('root')?.runsScripts ?? true;
  const hasScripts = runsScripts && (typeof scripts === 'function' ? scripts(loaded) : scripts);
  const occasion = handle.occasion?.(loaded) ?? landingOccasion(pathname + search);
  return { header, hasScripts, occasion };
}

export function Layout({ children }: { children: ReactNode }) {
  const failed = useRouteError() != null;
  const { hasScripts, occasion } = usePageHandle();
  useLateNavigation();
  // After the effects of the whole page: from here on scripts act on what the visitor does.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const [light, dark] = occasion === 'christmas' ? CHRISTMAS_GROUND : GROUND;
  return (
    <html lang="fr" data-occasion={occasion ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        {/* A page that comes in pieces is first painted as a whole: what is centred would move with each piece. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <Meta />
        {/* Our own styles and fonts need no nonce, and the browser would not know the server's. */}
        <Links nonce="" />
      </head>
      <body>
        <SkipLink />
        {hasScripts && <GlobalBar />}
        <HasScripts value={hasScripts}>{children}</HasScripts>
        <span id={PAGE_END} hidden />
        {hasScripts && !failed && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData: { account } }: Route.ComponentProps) {
  const { header, hasScripts } = usePageHandle();
  useEffect(() => rememberAccount(account), [account]);
  const page = (
    <>
      <Outlet />
      {account.type === 'Admin' && hasScripts && (
        <Suspense>
          <WorkerReport />
        </Suspense>
      )}
    </>
  );
  return header ? <Framed header={header}>{page}</Framed> : page;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed header="plain">
      <title>{errorTitle(error)}</title>
      <ErrorPage error={error} />
    </Framed>
  );
}

function Framed({ header, children }: { header: PageHandle['header']; children: ReactNode }) {
  const account = useRouteLoaderData<typeof loader>('root')?.account;
  return (
    <>
      <Header account={header === 'account' ? account : undefined} />
      {children}
      <Footer account={account?.type ?? 'NonLogged'} />
    </>
  );
}
