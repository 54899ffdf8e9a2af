import type { AnsweredQuestion, Gender, Start } from '#modules/engine/shared.ts';
import { type AccountType, accountTypeCode } from '#modules/moderation/accounts/shared.ts';
import { STATE_VERSION } from './state-version.ts';

/** Steps of the guided start, in their order. */
export const START_STEPS = ['presentation', 'gender', 'age', 'budget', 'hints'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What a visitor entered about the recipient. Age in months, prices in cents. */
export type Criteria = {
  gender: Gender;
  age: number;
  priceMinCents: number;
  priceMaxCents: number;
  hints: string;
  startStep: StartStep;
  hasChosenGender: boolean;
};

/** What the browser keeps of a visit, until its tab is closed. */
export type ClientState = {
  version: typeof STATE_VERSION;
  criteria: Criteria | null;
  /** The search under way (`sid`). */
  flowId: string | null;
  /** The session of the last square that something was done with. */
  squareSid: string | null;
  /** Path and query of the page where the search began. */
  fromLocation: string;
  answered: AnsweredQuestion[];
  /** Who is signed in, as `GET /api/account/info` answers it; null for a visitor without an account. */
  account: { email: string; account_type: number } | null;
  /** Whether single keys press buttons. It belongs to the visit, not to one search. */
  shortcuts: boolean;
  /** Whether answers are remarked upon, and what was said of them: nothing is said twice in a visit. */
  remarks: boolean;
  remarked: string[];
  /** A search was asked for, and its screen has not come yet. */
  isStarting: boolean;
};

const STORAGE_KEY = 'trouvaille';

const EMPTY: ClientState = {
  version: STATE_VERSION,
  criteria: null,
  flowId: null,
  squareSid: null,
  fromLocation: '',
  answered: [],
  account: null,
  shortcuts: true,
  remarks: true,
  remarked: [],
  isStarting: false,
};

let state: ClientState | null = null;

function load(): ClientState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return stored?.version === STATE_VERSION ? { ...EMPTY, ...stored } : EMPTY;
  } catch {
    // Storage is off, or holds something else: the visit goes on without memory.
    return EMPTY;
  }
}

function save(): void {
  try {
    if (state === EMPTY) sessionStorage.removeItem(STORAGE_KEY);
    else if (state) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Storage is off or full: nothing is kept.
  }
}

function replace(next: ClientState, saveNow: boolean): void {
  state = next;
  if (saveNow) save();
}

/** The state of this visit; browser only. */
export function clientState(): ClientState {
  if (!state) {
    state = load();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') save();
    });
    addEventListener('pagehide', save);
  }
  return state;
}

/**
 * Changes part of the state. It is saved when the page is hidden, and at once when the search or the account changes.
 */
export function updateState(change: Partial<Omit<ClientState, 'version'>>): void {
  const current = clientState();
  const next = { ...current, ...change };
  replace(next, next.flowId !== current.flowId || next.account !== current.account);
}

/** Deletes what is kept of searches, at once; what belongs to the visit is kept. */
export function clearState(): void {
  const { shortcuts, remarks, remarked } = clientState();
  const isChanged = !shortcuts || !remarks || remarked.length > 0;
  replace(isChanged ? { ...EMPTY, shortcuts, remarks, remarked } : EMPTY, true);
}

/**
 * Stores who is signed in, as the server answered. An account that no longer is was signed out elsewhere: the visit
 * ends. A page that the service worker kept (`data-kept`) was answered to nobody.
 */
export function rememberAccount({ email, type }: { email: string; type: AccountType }): void {
  if ('kept' in document.documentElement.dataset) return;
  const { account } = clientState();
  const account_type = accountTypeCode(type);
  if (type === 'NonLogged') {
    if (account) clearState();
  } else if (account?.email !== email || account.account_type !== account_type) {
    updateState({ account: { email, account_type } });
  }
}

/** The payload that starts a session from the stored criteria; null when there are none. Browser only. */
export function startPayload({ criteria, fromLocation } = clientState()): Start | null {
  if (!criteria) return null;
  return {
    gender: criteria.gender,
    age: criteria.age,
    price_min_cents: Math.floor(criteria.priceMinCents),
    price_max_cents: Math.floor(criteria.priceMaxCents),
    from_location: fromLocation,
    hints: criteria.hints,
    env: screenEnv(),
  };
}

/** The screen and the browser, of which the server keeps only the classes. Browser only. */
export function screenEnv(): Start['env'] {
  return {
    pw: innerWidth,
    ph: innerHeight,
    dpi: Math.round(devicePixelRatio * 96),
    ua: navigator.userAgent.slice(0, 1000),
    uv: STATE_VERSION,
  };
}
