import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import { config } from '#modules/platform/index.server.ts';
import type { Route } from './+types/root';
import { ErrorPage } from './components/error-page/error-page.tsx';
import { rootMiddleware } from './http/root-middleware.server.ts';
import './styles/app.css';
import { fontLinks } from './styles/fonts.ts';

export const middleware: Route.MiddlewareFunction[] = [rootMiddleware];

export function loader() {
  return { origin: config.publicUrl.origin };
}

export const links: Route.LinksFunction = () => fontLinks;

/** A route's `handle`: `scripts: false` sends the page without any JavaScript. */
export type PageHandle = { scripts?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const failed = useRouteError() != null;
  const matches = useMatches();
  const withScripts =
    !failed && matches.every(({ handle }) => (handle as PageHandle)?.scripts !== false);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {withScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
