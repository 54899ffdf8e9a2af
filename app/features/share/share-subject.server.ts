import { christmasText, homeText } from '#app/features/home/index.ts';
import { sealedIn } from '#app/features/keepsake/index.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { samePath } from '#app/shell/http/same-path.server.ts';
import { documentTitle } from '#app/ui/text/layout.ts';
import {
  findIdea,
  findIdeaFacts,
  findRelatedIdeas,
  type IdeaFacts,
  type StoredIdea,
  withoutId,
} from '#modules/catalogue/ideas/index.server.ts';
import { type Idea, parseIdeaKey } from '#modules/catalogue/shared.ts';
import { openKeepsake } from '#modules/catalogue/sharing/index.server.ts';
import { CHRISTMAS_PATH } from '#modules/engine/shared.ts';
import { readSquareAddress } from '#modules/engine/square/shared.ts';
import { sharePageText } from './options-text.ts';
import {
  SHARED_MAX,
  type SharePayload,
  sharedIdea,
  sharedIdeas,
  sharedKeepsake,
  sharedSquare,
} from './share-links.ts';

/** What is shared: an idea, several that go together, or a page of the site. */
export type ShareSubject =
  | { kind: 'idea'; idea: Idea; facts: IdeaFacts; related: Idea[]; payload: SharePayload }
  | { kind: 'list'; ideas: Idea[]; payload: SharePayload }
  | { kind: 'page'; payload: SharePayload };

/** How many other ideas the page of an idea shows, and how many themes. */
const RELATED = 6;
const THEMES = 3;

/**
 * Reads what /share is asked for: `idea`, a compact key, once or more often, or `url`, a path of this site; the site
 * itself when nothing is named. No words are taken from the address: the page cannot be made to show those of someone else.
 *
 * @throws the answer 400 for what is unreadable or leads elsewhere, 404 for an idea that is gone.
 */
export async function shareSubject(parameters: URLSearchParams): Promise<ShareSubject> {
  const written = writtenKeys(parameters);
  if (written.length === 1) return await ideaSubject(written[0]!);
  if (written.length > 1) return await listSubject(written);
  const payload = await pagePayload(parameters.get('url') ?? '/');
  if (!payload) throw errorPage(400, sharePageText.invalidLink);
  return { kind: 'page', payload };
}

function writtenKeys(parameters: URLSearchParams): string[] {
  return [...new Set(parameters.getAll('idea'))];
}

async function ideaSubject(written: string): Promise<ShareSubject> {
  const stored = await storedIdea(written);
  const [facts, related] = await Promise.all([
    findIdeaFacts(stored.id, { themes: THEMES }),
    findRelatedIdeas(stored, RELATED),
  ]);
  if (!facts) throw errorPage(404, sharePageText.gone);
  const idea = withoutId(stored);
  return { kind: 'idea', idea, facts, related: related.map(withoutId), payload: sharedIdea(idea) };
}

async function storedIdea(written: string): Promise<StoredIdea> {
  const key = parseIdeaKey(written);
  if (!key) throw errorPage(400, sharePageText.invalidLink);
  const found = await findIdea(key);
  if (!found) throw errorPage(404, sharePageText.gone);
  return found;
}

/** Ideas that are gone are left out of a list, as long as one is there. */
async function listSubject(written: readonly string[]): Promise<ShareSubject> {
  const keys = written.map(parseIdeaKey).filter((key) => key !== null);
  if (keys.length < written.length || keys.length > SHARED_MAX) {
    throw errorPage(400, sharePageText.invalidLink);
  }
  const found = await Promise.all(keys.map((key) => findIdea(key)));
  const ideas = found.flatMap((stored) => (stored ? withoutId(stored) : []));
  if (ideas.length === 0) throw errorPage(404, sharePageText.gone);
  return { kind: 'list', ideas, payload: sharedIdeas(ideas) };
}

async function pagePayload(address: string): Promise<SharePayload | null> {
  const [path = '', query = ''] = samePath(address, '').split('#', 1)[0]?.split('?') ?? [];
  switch (path) {
    case '/':
      return { title: documentTitle(homeText.title), text: homeText.description, url: path };
    case CHRISTMAS_PATH:
      return {
        title: documentTitle(christmasText.title),
        text: christmasText.description,
        url: path,
      };
    case '/share': {
      const [written, ...others] = writtenKeys(new URLSearchParams(query));
      if (written === undefined) return null;
      if (others.length > 0) return (await listSubject([written, ...others])).payload;
      return sharedIdea(await storedIdea(written));
    }
    case '/square': {
      const grid = readSquareAddress(new URLSearchParams(query));
      return sharedSquare(grid, grid.result);
    }
    default: {
      const sealed = sealedIn(path);
      const keepsake = sealed === null ? null : openKeepsake(sealed);
      return keepsake && sharedKeepsake(keepsake, sealed!);
    }
  }
}
