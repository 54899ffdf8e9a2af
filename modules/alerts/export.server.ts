import { db } from '#modules/platform/index.server.ts';
import { selectAlertsOf } from './export.store.server.ts';

/** The alerts of an account's address, for the file of its owner's data. */
export async function exportAlerts(email: string): Promise<unknown> {
  const alerts = await selectAlertsOf(db, email);
  return alerts.map((alert) => ({
    etat: alert.state,
    pour: { genre: alert.gender, age_en_mois: alert.age_months, occasion: alert.occasion },
    budget_en_centimes: [alert.price_min_cents, alert.price_max_cents],
    reponses: alert.answers.map(({ question, answer }) => ({ question, reponse: answer })),
    creee_le: alert.created_at,
    jusqu_au: alert.expires_at,
  }));
}
