import { expect, test } from 'vitest';
import { RATE_LIMITS, RETENTION } from '#modules/platform/index.server.ts';
import { privacyPage } from './text.ts';

/** Each keeping time, and the words by which the privacy page states it; none where nothing kept names a person. */
const STATED: { [Name in keyof typeof RETENTION]: [(typeof RETENTION)[Name], RegExp | null] } = {
  hints: [{ days: 30 }, /indices que tu écris.* effacés au bout de trente jours/],
  searches: [{ months: 25 }, /effacée vingt-cinq mois après le mois où tu l’as commencée/],
  accountSession: [{ days: 30 }, /trente jours au plus/],
  unconfirmedSignup: [{ hours: 48 }, null],
  passwordReset: [{ hours: 2 }, /mot de passe oublié.* effacée au bout de deux heures/],
  emailChange: [{ hours: 48 }, /Une nouvelle adresse que personne ne valide.*quarante-huit heures/],
  accountNotice: [{ hours: 24 }, null],
  accountEvent: [{ days: 365 }, /ce qui arrive à ton compte.* pendant un an/],
  accountExport: [{ days: 7 }, /fichier de tes données.* effacé au bout de sept jours/],
  unconfirmedAlert: [
    { hours: 48 },
    /personne ne valide est effacée au bout de quarante-huit heures/,
  ],
  alert: [{ days: 365 }, /les autres au bout d’un an/],
  endedAlert: [{ days: 30 }, /ne parle plus de personne, suit un mois plus tard/],
  unmailedIdea: [{ days: 3 }, null],
  alertMail: [{ hours: 24 }, null],
  ideaMail: [{ hours: 24 }, /effacée dès que le message est parti, le lendemain au plus tard/],
  productPage: [{ days: 30 }, null],
  crawledBody: [{ days: 90 }, null],
  crawlRun: [{ days: 30 }, null],
  crawlTrial: [{ days: 7 }, null],
  feedRun: [{ days: 90 }, null],
  unfinishedUpload: [{ hours: 24 }, null],
  rateLimit: [{ days: 1 }, null],
  performance: [{ days: 2 }, null],
  finishedJob: [{ days: 7 }, null],
  waitingJob: [{ days: 14 }, null],
};

const page = JSON.stringify(privacyPage);

test.each(Object.entries(STATED))(
  'the privacy page states how long is kept: %s',
  (name, [kept, words]) => {
    expect(RETENTION[name as keyof typeof RETENTION]).toEqual(kept);
    if (words) expect(page).toMatch(words);
  },
);

test('the privacy page states how long mails to an address are counted', () => {
  expect(RATE_LIMITS.email_to.seconds).toBe(24 * 3600);
  expect(page).toContain('les envois vers une adresse sont comptés pendant un jour');
  expect(RATE_LIMITS.alert_create_to.seconds).toBe(3600);
  expect(page).toContain('les demandes vers une adresse sont comptées pendant une heure');
});
