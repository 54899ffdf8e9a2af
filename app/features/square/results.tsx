import { useEffect, useRef, useState } from 'react';
import { data, redirect, useNavigation, useRouteError } from 'react-router';
import { INTERESTS_FIELD, readInterests, toggleInterest } from '#app/features/start/index.ts';
import { errorResponse } from '#app/shell/errors.server.ts';
import { callerOf } from '#app/shell/forms/define-form.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { LiveRegion } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import { square } from '#modules/engine/square/index.server.ts';
import { readSquareAddress } from '#modules/engine/square/shared.ts';
import { rateLimit } from '#modules/platform/index.server.ts';
import type { Route } from './+types/results.ts';
import { squareAddress } from './address.ts';
import { squareLimits, squarePoints } from './calls/square-calls.server.ts';
import { SquareGrid } from './grid/square-grid.tsx';
import { announcement } from './panels/announcement.ts';
import { GridToolbar } from './panels/grid-toolbar.tsx';
import { SideWidget } from './panels/side-widget.tsx';
import { Failure, Loading, NothingFound } from './panels/states.tsx';
import styles from './results.module.css';
import { Guide, GuideHint } from './search/guide-links.tsx';
import { Interests } from './search/interests.tsx';
import { sideText, squareText as text } from './text.ts';

export const meta: Route.MetaFunction = (args) => {
  const { query, ideas = [] } = args.loaderData ?? {};
  const words = query?.text;
  const path =
    query &&
    squareAddress({ ...query, earlierStarts: [], result: [], shared: false, origin: null });
  const tags = pageMeta(args, {
    title: words ? text.titleFor(words) : text.title,
    description: text.description,
    pictures: ideas.map(({ image }) => image),
    ...(path !== undefined && { path }),
  });
  // There are more grids than a search engine should ever visit; the empty one is enough.
  return path === '/square' ? tags : [...tags, { name: 'robots', content: 'noindex, follow' }];
};

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

/** The grid of an address, and nothing else: it is the same for everyone who opens it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readSquareAddress(url.searchParams);
  const [tapped] = readInterests(url.searchParams.getAll(INTERESTS_FIELD));
  if (tapped) throw redirect(addressWith(url, toggleInterest(query.text, tapped)));
  const wait = await rateLimit(squareLimits(callerOf(context)), squarePoints(query));
  if (wait !== null) throw errorResponse(429, undefined, { 'Retry-After': String(wait) });
  const { cells, ...recognised } = await square(query);
  const ideas = cells.map(({ idea }) => idea);
  const reasons = cells.map((cell) => cell.reasons);
  const nextPictures = cells.map(({ second }) => second?.image ?? null);
  // With « no-store » the back button could not show at once the grid that was left.
  return data(
    { query, ideas, reasons, nextPictures, recognised },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

/** The same grid of other words: where an interest leads that is tapped without scripts. */
function addressWith({ searchParams }: URL, words: string): string {
  const parameters = new URLSearchParams(searchParams);
  parameters.delete(INTERESTS_FIELD);
  if (words === '') parameters.delete('q');
  else parameters.set('q', words);
  return `/square?${parameters}`;
}

/** The nine ideas of an address, the reactions to them, and the links out. */
export default function Results({ loaderData }: Route.ComponentProps) {
  const { query, ideas, reasons, nextPictures, recognised } = loaderData;
  const { location } = useNavigation();
  const waiting = location?.pathname === '/square';
  const announced = useAnnouncement(ideas, recognised.tooYoung);
  const start = query.highlight && formatIdeaKey(query.highlight);
  const around = ideas.find(({ key }) => formatIdeaKey(key) === start) ?? null;
  return (
    <main id="main" className={styles.screen} aria-busy={waiting}>
      <h1 className="visually-hidden">{text.heading}</h1>
      <Interests words={query.text} />
      <GridToolbar query={query} ideas={ideas} around={around} />
      {recognised.missed.length > 0 && (
        <p className={styles.missed}>{sideText.missed(recognised.missed)}</p>
      )}
      <div className={styles.board} data-waiting={waiting || undefined}>
        {ideas.length === 0 ? (
          <NothingFound tooYoung={recognised.tooYoung} />
        ) : (
          <SquareGrid {...{ query, ideas, reasons, nextPictures }} />
        )}
        {waiting && <Loading />}
      </div>
      <SideWidget query={query} ideas={ideas} recognised={recognised} />
      <div className={styles.foot}>
        {query.text === '' && <GuideHint />}
        {ideas.length > 0 && <Guide profile={recognised.profile} text={query.text} />}
      </div>
      <LiveRegion>{announced}</LiveRegion>
    </main>
  );
}

/** When no grid could be had: why, and another try. What was typed stands above. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main id="main" className={styles.screen}>
      <h1 className="visually-hidden">{text.heading}</h1>
      <div className={styles.board}>
        <Failure error={error} />
      </div>
    </main>
  );
}

/** What screen readers announce of a change; the focus of a button that went with it goes to the grid. */
function useAnnouncement(ideas: readonly Idea[], tooYoung: boolean): string {
  const before = useRef(ideas);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current === ideas) return;
    setAnnounced(tooYoung ? text.tooYoung : announcement(before.current, ideas));
    before.current = ideas;
    if (document.activeElement === document.body) {
      document.getElementById('square')?.focus({ preventScroll: true });
    }
  }, [ideas, tooYoung]);
  return announced;
}
