import { expect, test } from 'vitest';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import {
  type Account,
  exportedData,
  requestExport,
} from '#modules/moderation/accounts/index.server.ts';
import { accountExportJob } from '#modules/moderation/accounts/jobs.ts';
import { createCohort } from '#modules/moderation/cohorts/index.server.ts';
import { accept, contribute, remove } from '#modules/moderation/contributions/index.server.ts';
import { submitProductPage } from '#modules/moderation/product-pages/index.server.ts';
import { react } from '#modules/moderation/reactions/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantAlert, SORTED_IDEAS } from '../tests/fixtures/alerts.ts';
import { plantCatalogue } from '../tests/fixtures/catalogue.ts';
import { newAccount, POTTERY } from '../tests/fixtures/contributions.ts';
import { runJobs } from '../tests/fixtures/jobs.ts';
import { exporters } from './exporters.ts';

/** All that somebody can leave on the site. */
async function contributeAll(ada: Account, moderator: Account): Promise<void> {
  const pottery = await contribute(ada, 'generic_idea', POTTERY);
  const vague = await contribute(ada, 'generic_idea', { ...POTTERY, title: 'Un truc' });
  if (!pottery.ok || !vague.ok) throw new Error('expected two contributions');
  await accept(moderator, pottery.contribution, { ...POTTERY, title: 'Un cours de poterie' });
  await remove(moderator, vague.contribution, 'vague');
  const idea_id = (await db('idea').where('id_within_merchant', 'old').first('id'))!.id;
  await react(ada, [{ idea_id, question_id: 1, label: 'YesIsDesired' }]);
  await createCohort(ada, 'Mes préférées', [idea_id]);
  await submitProductPage(ada, 'https://boutique.example/mug');
}

test('the file of an account’s data has all that its owner left on the site, and nothing of another’s', async () => {
  await plantCatalogue(SORTED_IDEAS);
  await refreshSnapshot();
  const { email } = await plantAlert();
  const ada = await newAccount('Contributor', email);
  const bob = await newAccount('Contributor');
  await contributeAll(ada, await newAccount('Moderator'));
  for (const { id } of [ada, bob]) await requestExport(id);
  await runJobs(accountExportJob(exporters));
  expect(JSON.parse((await exportedData(ada.id)) ?? '')).toMatchObject({
    compte: { adresse: email },
    contributions: {
      propositions: [
        { etat: 'deleted', texte: { title: 'Un truc' }, texte_avant_relecture: null },
        {
          etat: 'accepted',
          texte: { title: 'Un cours de poterie' },
          texte_avant_relecture: { title: POTTERY.title },
        },
      ],
      decisions: [
        { decision: 'deleted', raison: 'vague', par_moi: false },
        { decision: 'accepted', texte: 'Un cours de poterie' },
      ],
    },
    reactions: { donnees: [{ etiquette: 'YesIsDesired', etat: 'waiting' }] },
    cohortes: [{ nom: 'Mes préférées', idees: [expect.any(String)] }],
    pages_de_boutiques: [{ adresse: 'https://boutique.example/mug', etat: 'en attente' }],
    alertes: [{ reponses: [{ reponse: 'Yes' }] }],
  });
  expect(JSON.parse((await exportedData(bob.id)) ?? '')).toMatchObject({
    contributions: { propositions: [], decisions: [] },
    reactions: { donnees: [] },
    ...{ cohortes: [], pages_de_boutiques: [], alertes: [] },
  });
});
