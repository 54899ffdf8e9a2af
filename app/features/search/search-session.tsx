import { useEffect, useMemo } from 'react';
import { useVisitAddress } from '#app/features/visit/index.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { useHighlightCount } from './screen/highlights/highlight-count.ts';
import { SearchScreen } from './screen/search-screen.tsx';
import styles from './search.module.css';
import type { SearchPage } from './search-reply.server.ts';
import { type PostedStep, useSession } from './session/use-session.ts';
import { searchText } from './text.ts';

type SearchSessionProps = { page: Extract<SearchPage, { kind: 'step' }> | null };

/**
 * The search on screen. Forms post by themselves until the WebSocket delivers its first step; from then on moves
 * go over it, even while it reconnects.
 */
export function SearchSession({ page }: SearchSessionProps) {
  const posted = useMemo<PostedStep | null>(
    () => page && { sid: page.sid, step: page.step, highlights: page.highlights },
    [page],
  );
  const { view, client } = useSession(posted);
  const room = useHighlightCount();
  const home = useVisitAddress('/');
  useEffect(() => client?.highlight(room), [client, room]);

  const connected = client !== null && view.connected;
  const onPage = !connected && page !== null;
  // What can still be done then is posted: the client has closed.
  const isOver = view.step?.kind === 'end' || view.step?.kind === 'give_up';
  return (
    <>
      {!page && (
        <noscript>
          <div className={styles.noScript}>
            <p>{searchText.noScript}</p>
            <ButtonLink look="primary" to={home}>
              {searchText.noScriptLink}
            </ButtonLink>
          </div>
        </noscript>
      )}
      <SearchScreen
        // All are kept: a window that grows again shows them, also once the search has ended.
        view={{ ...view, highlights: onPage ? page.highlights : view.highlights.slice(0, room) }}
        highlightCount={onPage ? page.highlights.length : room}
        onMove={connected && !isOver ? (move) => client.act(move) : undefined}
        onVisit={connected ? (key) => client.note('ClickedOnIdea', key) : undefined}
        opened={page?.opened ?? null}
        inPlayBefore={page?.inPlayBefore ?? null}
        showsSupposed={page?.showsSupposed ?? false}
        onOpened={connected ? ({ key }) => client.note('SawIdea', key) : undefined}
        notice={onPage ? page.notice : null}
      />
    </>
  );
}
