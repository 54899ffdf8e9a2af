import { TWIN_SORTS, TWINS_DEFAULTS, type TwinsConfig } from '#modules/catalogue/twins/shared.ts';

const BOUNDS = {
  limit: [1, 500],
  min_chain_len: [1, 9999],
  min_ideas_count: [2, 9999],
  max_ideas_count: [2, 9999],
  sort_mode: [0, TWIN_SORTS.length - 1],
} as const satisfies Partial<Record<keyof TwinsConfig, readonly [number, number]>>;

/** What an address asks for; the default where it says nothing, or nothing that makes sense. */
export function readConfig(parameters: URLSearchParams): TwinsConfig {
  const number = (name: keyof typeof BOUNDS) => {
    const typed = parameters.get(name) ?? '';
    const [least, most] = BOUNDS[name];
    return /^\d{1,4}$/.test(typed)
      ? Math.min(most, Math.max(least, Number(typed)))
      : TWINS_DEFAULTS[name];
  };
  return {
    limit: number('limit'),
    min_chain_len: number('min_chain_len'),
    min_ideas_count: number('min_ideas_count'),
    max_ideas_count: number('max_ideas_count'),
    allow_single_merchant: parameters.get('allow_single_merchant') !== '0',
    sort_mode: number('sort_mode'),
  };
}

/** Words that the title of an idea has. */
export const SEARCH = 'q';

/** The parameters of a configuration and of a search in an address. */
export const CONFIG_PARAMETERS = [...Object.keys(BOUNDS), 'allow_single_merchant', SEARCH];
