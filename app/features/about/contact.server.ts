import { config } from '#modules/platform/index.server.ts';

/** The address that answers for the site: the one its mails come from. */
export function contactAddress(): string {
  return /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
}
