import { browserFamily } from '#modules/platform/shared.ts';
import { parseLanding } from '../landing.ts';
import type { Start } from '../profile.ts';
import type { NewSession } from './session.store.server.ts';

/** The small layout's breakpoints, in CSS pixels. */
const SMALL_WIDTH = 800;
const SMALL_HEIGHT = 450;

/** Where a visit came from, the class of screen and the browser family: all that is kept of the visitor. */
export function classifyVisitor({
  from_location,
  env,
}: Pick<Start, 'from_location' | 'env'>): Pick<
  NewSession,
  | 'source'
  | 'source_keyword'
  | 'source_strict_keyword'
  | 'source_campaign'
  | 'page_size'
  | 'browser'
> {
  const { source } = parseLanding(from_location);
  return {
    source: source.kind,
    source_keyword: source.keyword,
    source_strict_keyword: source.strictKeyword,
    source_campaign: source.campaign,
    page_size: pageSize(env),
    browser: browserFamily(env.ua),
  };
}

function pageSize({ pw, ph }: Start['env']): NewSession['page_size'] {
  if (pw === 0 || ph === 0) return 'unknown';
  return pw < SMALL_WIDTH || ph < SMALL_HEIGHT ? 'small' : 'large';
}
