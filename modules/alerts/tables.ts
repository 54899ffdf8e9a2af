/** Tables that this module alone writes. */
export const tables = [
  'alert',
  'alert_answer',
  'alert_mail',
  'alert_match',
  'arrived_idea',
] as const;
