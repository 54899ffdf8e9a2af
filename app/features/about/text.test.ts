import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedIdeaPath } from '#app/features/share/index.ts';
import { pagePolicy } from '#app/shell/pipeline/security-headers.server.ts';
import type { Section, Words } from '#app/ui/text-page/text-page.tsx';
import { AGE_FLOOR, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import { DAY_SECONDS, RATE_LIMITS, RETENTION } from '#modules/platform/index.server.ts';
import { userAgent } from '#modules/platform/outbound/index.server.ts';
import { aboutPage, botPage, legalPage, privacyPage } from './text.ts';

/** What proves the words of a page: here, or by a test of another file, which asks a database, a server or a browser. */
type Proof = (() => void) | readonly [file: string, test: string];
type Claim = readonly [words: RegExp, ...proofs: Proof[]];

const HTTP = 'tests/http/privacy.db.test.ts';
const SHARE = 'tests/http/share.db.test.ts';
const ALERTS = 'modules/alerts/creation.db.test.ts';
const MAILING = 'modules/alerts/mailing.db.test.ts';
const OWN_ACCOUNT = 'modules/moderation/accounts/own-account.db.test.ts';
const POLITENESS = 'modules/catalogue/crawl/politeness/fetch-politely.db.test.ts';
const SESSION = 'modules/engine/session/session.db.test.ts';
const PREDICTIONS = 'modules/engine/snapshot/predictions.db.test.ts';
const CRAWL = 'modules/catalogue/crawl/runs/crawl.db.test.ts';

const PRIVACY: readonly Claim[] = [
  [/Aucun traceur extérieur/, hasOwnSourcesOnly],
  [/Aucun réseau social/, hasOwnSourcesOnly, [SHARE, 'every way to share an idea is a plain link']],
  [/Aucun cookie.*un seul/, [HTTP, 'a visitor gets no cookie, whoever signs in gets one']],
  [
    /réponses et tes réactions sont gardées sans aucune donnée personnelle/,
    () => expect(columnsOf('SearchEvent')).toEqual(EVENT_COLUMNS),
  ],
  [/vingt-cinq mois après le mois/, () => expect(RETENTION.searches).toEqual({ months: 25 })],
  [
    /ligne de statistiques, sans identifiant.*pour Noël, l’écran et le navigateur.*questions, d’idées et de secondes.*sur quelle idée/,
    ['modules/engine/insight/counting.db.test.ts', 'their facts stay, without their ids'],
    () => expect(columnsOf('SearchFact')).toEqual(FACT_COLUMNS),
  ],
  [
    /la taille de ton écran.*famille de ton navigateur.*campagne et les mots/,
    () => expect(columnsOf('SearchSession')).toEqual(SESSION_COLUMNS),
  ],
  [/ne vit que dans la mémoire de session/, keepsSavedGiftsAlone],
  [
    /effacés au bout de trente jours, et les personnes qui contribuent ne les voient jamais/,
    () => expect(RETENTION.hints).toEqual({ days: 30 }),
    () => expect(contributorFiles().filter((file) => /\bhints\b/.test(read(file)))).toEqual([]),
  ],
  [
    /Ton adresse IP n’est ni gardée/,
    [HTTP, 'the address of a visitor is neither stored nor logged'],
  ],
  [/simples liens/, [SHARE, 'every way to share an idea is a plain link']],
  [
    /Le lien d’une idée ne dit rien de toi/,
    () => expect(sharedIdeaPath('0:the')).toBe('/share?idea=0%3Athe'),
  ],
  [
    /quarante derniers articles et pages d’information/,
    () => expect(read('app/features/offline/service-worker.ts')).toContain('pages: 40'),
    ['tests/e2e/offline.spec.ts', 'opens what was read'],
  ],
  [
    /ni tes recherches, ni leurs réponses, ni les pages d’un compte/,
    ['tests/e2e/offline.spec.ts', 'nothing of a search and nothing of an account is kept'],
  ],
  [/Tes trouvailles.*ne sont gardées que par ton navigateur/, keepsSavedGiftsAlone],
  [
    /cent au plus \(la plus ancienne laisse alors sa place/,
    () => expect(read('app/features/keepsake/saved-gifts.ts')).toContain('SAVED_GIFTS_MAX = 100;'),
    ['app/features/keepsake/saved-gifts.test.ts', 'the oldest saved gift makes room'],
  ],
  [
    /dans la partie d’une adresse que les navigateurs n’envoient pas/,
    [
      'app/features/keepsake/saved-gifts-link.test.ts',
      'in the part of its address that no request has',
    ],
  ],
  [
    /tient tout entière dans son adresse, chiffrée/,
    ['tests/http/keepsake.db.test.ts', 'and nothing is stored'],
  ],
  [
    /effacée dès que le message est parti, le lendemain.*comptés pendant un jour/,
    () => expect(RETENTION.ideaMail).toEqual({ hours: 24 }),
    () => expect(RATE_LIMITS.email_to.seconds).toBe(DAY_SECONDS),
    [SHARE, 'an idea is sent to the address that a visitor typed, and the address is not kept'],
  ],
  [
    /l’adresse que tu donnes.*genre, âge, budget.*Noël.*Rien ne relie l’alerte à ta recherche/,
    () => expect(columnsOf('Alert')).toEqual(ALERT_COLUMNS),
    () => expect(columnsOf('AlertAnswer')).toEqual(ALERT_ANSWER_COLUMNS),
  ],
  [
    /un par jour au plus, chacun avec de quoi tout arrêter/,
    [MAILING, 'an alert has one mail a day, however often it is planned and its job is done'],
    ['tests/http/alert-screens.db.test.ts', 'and ends by one click'],
  ],
  [
    /quarante-huit heures, les autres au bout d’un an/,
    () =>
      expect([RETENTION.unconfirmedAlert, RETENTION.alert]).toEqual([{ hours: 48 }, { days: 365 }]),
    [ALERTS, 'an alert lasts one year, and is erased with all its data after'],
  ],
  [
    /Dès que tu arrêtes une alerte.*un mois plus tard/,
    () => expect(RETENTION.endedAlert).toEqual({ days: 30 }),
    [ALERTS, 'an alert that ended keeps neither the address nor the answers'],
  ],
  [
    /demandes vers une adresse sont comptées pendant une heure/,
    () => expect(RATE_LIMITS.alert_create_to.seconds).toBe(3600),
  ],
  [
    /haché et salé, sont les seules données personnelles/,
    () => expect(columnsOf('Account')).toEqual(ACCOUNT_COLUMNS),
    [HTTP, 'two accounts with one password have two hashes, and the password is in neither'],
  ],
  [/elle les oublie dès que tu te déconnectes/, ['tests/e2e/account.spec.ts', 'and signs out']],
  [
    /De chaque connexion.*trente jours au plus/,
    () => expect(RETENTION.signIn).toEqual({ days: 30 }),
    [OWN_ACCOUNT, 'of the browser nothing but its family is stored, and of the network nothing'],
  ],
  [
    /ce qui arrive à ton compte.*pendant un an/,
    () => expect(RETENTION.accountEvent).toEqual({ days: 365 }),
  ],
  [
    /oublié est effacée au bout de deux heures.*quarante-huit heures/,
    () =>
      expect([RETENTION.passwordReset, RETENTION.emailChange]).toEqual([
        { hours: 2 },
        { hours: 48 },
      ]),
  ],
  [
    /fichier de tes données.*sept jours/,
    () => expect(RETENTION.accountExport).toEqual({ days: 7 }),
  ],
  [
    /Si tu supprimes ton compte, tout cela disparaît/,
    [OWN_ACCOUNT, 'a deleted account leaves nothing behind, and a mail says that it is done'],
  ],
  [
    /comptés pendant un jour au plus, sous la forme d’une empreinte/,
    () =>
      expect(Math.max(...Object.values(RATE_LIMITS).map(({ seconds }) => seconds))).toBe(
        DAY_SECONDS,
      ),
    ['modules/platform/limits/rate-limit.db.test.ts', 'what is stored identifies no person'],
  ],
  [
    /voir, corriger ou effacer.*tout se fait sur sa page/,
    ['tests/http/account.db.test.ts', 'a new address leads its owner to the account'],
    [OWN_ACCOUNT, 'the worker writes the file of an account’s data'],
    [OWN_ACCOUNT, 'a deleted account leaves nothing behind, and a mail says that it is done'],
  ],
];

const BOT: readonly Claim[] = [
  [
    /la nuit, entre minuit et six heures, heure de Paris/,
    () =>
      expect(read('migrations/20261122214900_create_crawl.ts')).toMatch(
        /window_start .* default 0 .*\n.*window_end .* default 360 /,
      ),
    [POLITENESS, 'by day, or beyond the budget, the outcome says from when'],
  ],
  [/une demande à la fois/, [POLITENESS, 'shops are asked one at a time, whoever asks']],
  [
    /ne redemande pas ce qui n’a pas changé/,
    [CRAWL, 'what has not changed is not sent again, and is asked for less often'],
  ],
  [
    /une fois par jour, pas plus/,
    [CRAWL, 'the next night asks for what is due'],
    [CRAWL, 'a site that is to be crawled each night is, once'],
  ],
  [
    /sans ses images/,
    [
      'modules/catalogue/crawl/browser/render.test.ts',
      'a page that its scripts draw is read once they have',
    ],
  ],
  [
    /sans attendre la nuit/,
    ['modules/catalogue/crawl/politeness/limits.test.ts', 'a person may ask at any hour'],
  ],
  [
    /robots.txt et obéit.*délai compris/,
    [POLITENESS, 'a longer delay of robots.txt is kept, and what it forbids is not asked for'],
  ],
  [
    /«\sTrouvailleBot\s», suivi de l’adresse de cette page/,
    () => expect(userAgent()).toMatch(/^TrouvailleBot\/\S+ \(\+http\S+\/bot\)$/),
  ],
  [
    /que ce que tout le monde peut lire/,
    ['modules/platform/outbound/fetch.test.ts', 'a page is read, and the shop told who asks'],
    () => expect(observedFields()).toEqual(OBSERVED_FIELDS),
  ],
  [
    /«\sUser-agent: TrouvailleBot\s», puis «\sDisallow: \/\s»/,
    [POLITENESS, 'User-agent: TrouvailleBot'],
  ],
];

const ABOUT: readonly Claim[] = [
  [
    /la question qui l’aide le plus.*t’explique pourquoi/,
    [SESSION, 'begins with a question in the form for the recipient'],
    [SESSION, 'leads to the idea that fits the answers, with the reasons in French forms'],
  ],
  [
    /La suivante en tiendra compte.*revenir sur n’importe quelle réponse/,
    [SESSION, 'takes back any earlier answer and keeps the others'],
    [SESSION, 'of a feedback given earlier brings that idea back with its choices'],
  ],
  [
    /Là où ce lien manque encore, Trouvaille le devine/,
    [PREDICTIONS, 'the first search for what a fresh idea is predicted to be shows it'],
    [PREDICTIONS, 'a new prediction is applied like a changed label, and a label comes before it'],
  ],
  [
    /ne propose pas encore de cadeaux pour les enfants/,
    () => expect(AGE_FLOOR).toBe(15 * MONTHS_PER_YEAR),
  ],
];

const LEGAL: readonly Claim[] = [
  [
    /relevés au mieux une fois par jour/,
    [CRAWL, 'a site that is to be crawled each night is, once'],
  ],
  [
    /Une idée sans boutique a une fourchette de prix/,
    () =>
      expect(read('content/catalogue/ideas.csv').split('\n', 1)[0]).toMatch(/price_min.*price_max/),
  ],
  [
    /Cela ne change rien non plus au choix des idées/,
    ['modules/engine/session/affiliates.db.test.ts', 'what merchants pay changes no step'],
    () =>
      expect(filesOf('modules/engine').filter((file) => /affiliat/i.test(read(file)))).toEqual([]),
  ],
  [/Les polices, Bricolage Grotesque et Figtree, sont libres/, hasFreeFontsAndOwnPictures],
];

/** What no code can prove: who answers for the site, what belongs to whom, and invitations. */
const NO_CLAIMS: readonly RegExp[] = [
  /est édité et hébergé par/,
  /^Pour nous écrire/,
  /restent à leurs propriétaires/,
  /^Elles tiennent en peu de mots/,
  /^Ou écris-nous/,
  /^Tu en as de belles à partager/,
];

const OBSERVED_FIELDS = (
  'url title description priceCents currency listPriceCents available pictureUrl brand gtin sku rating categoryPath ' +
  'variant groupId recipient'
).split(' ');
const FACT_COLUMNS = (
  'id day hour session_id screen gender age_band budget_band occasion source keyword keyword_is_exact campaign page_size ' +
  'browser learning_version end_kind accepted_idea asked answers unknown undone shown refused inconsistent kept clicked ' +
  'questions_to_idea proposals_to_accepted seconds first_question_ms'
).split(' ');
const ALERT_COLUMNS = (
  'id token_hash token_nonce state email gender age_months price_min_cents price_max_cents occasion score_threshold ' +
  'pause_reason end_reason created_at expires_at'
).split(' ');
const ALERT_ANSWER_COLUMNS = 'alert_id rank question_id answer server_importance'.split(' ');
const EVENT_COLUMNS =
  'month session_id seq at kind question_id answer idea_id feedback as_question'.split(' ');
const SESSION_COLUMNS = (
  'id created_at seed gender age_months price_min_cents price_max_cents occasion hints hint_matches source ' +
  'source_keyword page_size browser month screen origin_id source_strict_keyword source_campaign'
).split(' ');
const ACCOUNT_COLUMNS =
  'id email password_hash account_type validated_at created_at locked_at'.split(' ');

const pages = {
  privacy: { page: privacyPage, claims: PRIVACY },
  bot: { page: botPage('x@y.fr'), claims: BOT },
  about: { page: aboutPage, claims: ABOUT },
  legal: { page: legalPage('x@y.fr'), claims: LEGAL },
};

test.each(Object.entries(pages))(
  'each paragraph of the page on %s is a claim that something proves',
  (_, { page, claims }) => {
    const known = [...claims.map(([words]) => words), ...NO_CLAIMS];
    const unproven = paragraphsOf(page).filter((text) => !known.some((words) => words.test(text)));
    expect(unproven).toEqual([]);
  },
);

test.each(
  Object.values(pages).flatMap(({ page, claims }) =>
    claims.map(([words, ...proofs]) => [words, proofs, page] as const),
  ),
)('what the pages say is true: %s', (words, proofs, page) => {
  expect(paragraphsOf(page).filter((text) => words.test(text))).toHaveLength(1);
  for (const proof of proofs) {
    if (typeof proof === 'function') proof();
    else expect(read(proof[0]).includes(proof[1]), proof.join(': ')).toBe(true);
  }
});

test('the privacy policy is that of 5 October 2019', () => {
  expect(privacyPage.lead).toContain('Version du 5 octobre 2019');
});

/** Its paragraphs and points as they are read; what is a link alone says nothing of the site. */
function paragraphsOf({ sections }: { sections: readonly Section[] }): string[] {
  const isRead = (words: Words) => typeof words === 'string' || words.length > 1;
  return sections.flatMap(({ text = [], points = [] }) =>
    [...text, ...points]
      .filter(isRead)
      .map((words) =>
        typeof words === 'string'
          ? words
          : words.map((part) => (typeof part === 'string' ? part : part.label)).join(''),
      ),
  );
}

function hasFreeFontsAndOwnPictures() {
  for (const folder of ['@fontsource/bricolage-grotesque', '@fontsource-variable/figtree']) {
    expect(JSON.parse(read(`node_modules/${folder}/package.json`)).license).toBe('OFL-1.1');
  }
  expect(read('package.json')).not.toMatch(/iconify|emoji|icons/);
}

/** What is read of a product, as its type lists it. */
function observedFields(): string[] {
  const shared = read('modules/catalogue/products/shared.ts');
  const [, fields = ''] = /export type ObservedProduct = \{([^}]*)\n\}/.exec(shared) ?? [];
  return [...fields.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name);
}

function hasOwnSourcesOnly() {
  const sources = pagePolicy([])
    .split('; ')
    .flatMap((rule) => rule.split(' ').slice(1));
  expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", "'unsafe-inline'", 'data:']));
}

/** What browsers keep beyond a tab is the saved gifts, without the id of a search; no script sets a cookie. */
function keepsSavedGiftsAlone() {
  const lasting = filesOf('app').filter((file) =>
    /localStorage|indexedDB|document\.cookie/.test(read(file)),
  );
  expect(lasting).toEqual(['app/features/keepsake/saved-gifts.ts']);
  expect(read('app/features/keepsake/saved-gifts.ts')).not.toMatch(/\bsid\b/);
}

/** The columns of a table, as the schema that is read from the database has them. */
function columnsOf(row: string): string[] {
  const schema = read('modules/platform/schema.ts');
  const [, columns = ''] = new RegExp(`export type ${row}Row = \\{([^}]*)\\}`).exec(schema) ?? [];
  return [...columns.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

/** What contributors and moderators see, and what it is made of. */
function contributorFiles(): string[] {
  return ['app/features/contrib', 'app/features/mod', 'modules/moderation'].flatMap(filesOf);
}

function filesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
