import { expect, test } from 'vitest';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { plantAlert, SORTED_IDEAS } from '../../tests/fixtures/alerts.ts';
import { plantCatalogue } from '../../tests/fixtures/catalogue.ts';
import { exportAlerts } from './export.server.ts';

test('the file of an account’s data has the alerts that its owner validated, and no others', async () => {
  await plantCatalogue(SORTED_IDEAS);
  await refreshSnapshot();
  const { email } = await plantAlert();
  const { email: waiting } = await plantAlert({ validated: false });
  expect(await exportAlerts(email.toUpperCase())).toMatchObject([
    { etat: 'active', pour: { genre: 'Female' }, reponses: [{ reponse: 'Yes' }] },
  ]);
  expect(await exportAlerts(waiting)).toEqual([]);
});
