import { createHash } from 'node:crypto';
import { DAY_MS, randomNumbers } from '#modules/platform/shared.ts';
import { type Chance, pick } from '../fixtures/synthetic-catalogue.ts';
import { type PastEvent, playSearch, playSquare, type World } from './visitor.ts';

/** A past search (or square) with its log. */
export type PastSession = {
  id: string;
  begun: Date;
  screen: 'search' | 'square';
  gender: string;
  ageMonths: number;
  priceMin: number;
  priceMax: number;
  occasion: string | null;
  source: string;
  keyword: string | null;
  strictKeyword: string | null;
  campaign: string | null;
  pageSize: string;
  browser: string;
  firstQuestionMs: number | null;
  events: PastEvent[];
};

export type HistoryOptions = {
  sessions: number;
  days: number;
  /** Nothing begins later. */
  until: Date;
  seed: number;
};

const KEYWORDS = [
  ...['cadeau original', 'idée cadeau femme', 'idée cadeau homme', 'cadeau 30 ans'],
  ...['cadeau noël papa', 'cadeau maman', 'cadeau couple', 'cadeau crémaillère', 'cadeau ado'],
];
const CAMPAIGNS = ['noel', 'fete-des-meres', 'saint-valentin', 'bulletin'];
const GENDERS = [
  'Female',
  'Female',
  'Female',
  'Male',
  'Male',
  'Male',
  'Couple',
  'Others',
  'Unknown',
];
const BROWSERS = ['Chrome', 'Chrome', 'Chrome', 'Safari', 'Safari', 'Firefox', 'Edge', 'Other'];
const BUDGETS = [2000, 3000, 5000, 5000, 10_000, 20_000];

/** The sessions of some years, in the order of time; the same for the same seed. */
export function* pastSessions(world: World, options: HistoryOptions): Generator<PastSession> {
  const chance = randomNumbers(options.seed);
  const first = Math.floor(options.until.getTime() / DAY_MS) - options.days + 1;
  const days = Array.from({ length: options.days }, (_, index) => first + index);
  const weights = days.map((day, index) => busyness(day, index / options.days));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let owed = 0;
  for (const [index, day] of days.entries()) {
    owed += (options.sessions * (weights[index] ?? 0)) / sum;
    const count = index === days.length - 1 ? Math.round(owed) : Math.floor(owed);
    owed -= count;
    const begins = day * DAY_MS;
    // The last day is as full as the others, in the part of it that there is.
    const part = Math.min(1, (options.until.getTime() - begins) / DAY_MS);
    const times = Array.from({ length: count }, () => begins + hourOf(chance) * part).sort();
    for (const time of times) yield pastSession(chance, world, time, index / options.days);
  }
}

/** More and more visitors, most on Sundays and before Christmas. */
function busyness(day: number, progress: number): number {
  const date = new Date(day * DAY_MS);
  const season = date.getUTCMonth() === 11 && date.getUTCDate() < 25 ? 3 : 1;
  return (0.5 + progress) * season * (date.getUTCDay() === 0 ? 1.4 : 1);
}

/** Mostly in the afternoon. */
function hourOf(chance: Chance): number {
  const hour = 6 + 16 * ((chance() + chance() + chance() ** 0.5) / 3);
  return Math.floor(hour * 3_600_000);
}

function pastSession(chance: Chance, world: World, time: number, progress: number): PastSession {
  const screen = chance() < 0.15 ? 'square' : 'search';
  const source = pick(chance, [
    'Natural',
    'Natural',
    'Natural',
    'Google',
    'Google',
    'Simple',
    'Multiple',
  ]);
  const keyword = source === 'Google' || source === 'Multiple' ? pick(chance, KEYWORDS) : null;
  const isStrict = chance() < 0.3;
  const priceMax = pick(chance, BUDGETS);
  const month = new Date(time).getUTCMonth();
  const gender = pick(chance, GENDERS);
  return {
    id: createHash('md5').update(`${time} ${chance()}`).digest('base64url'),
    begun: new Date(time),
    screen,
    gender,
    ageMonths: 12 * (15 + Math.floor((chance() + chance()) * 35)),
    priceMin: chance() < 0.5 ? 0 : priceMax / 4,
    priceMax,
    occasion: month === 11 && chance() < 0.6 ? 'christmas' : null,
    source,
    keyword: isStrict ? null : keyword,
    strictKeyword: isStrict ? keyword : null,
    campaign: source === 'Simple' || source === 'Multiple' ? pick(chance, CAMPAIGNS) : null,
    pageSize: pick(chance, ['small', 'small', 'large']),
    browser: pick(chance, BROWSERS),
    firstQuestionMs:
      screen === 'search' && chance() < 0.9 ? Math.round(250 + chance() ** 3 * 2500) : null,
    events:
      screen === 'square' ? playSquare(chance, world) : playSearch(chance, world, gender, progress),
  };
}
