import type { Command } from 'commander';
import { fetchOutside, SHOP_TYPES } from '#modules/platform/outbound/index.server.ts';
import { needs, print } from './output.ts';

/** Commands on the pages of shops. */
export function addCommands(program: Command): void {
  const crawl = program.command('crawl').description('pages des boutiques');

  needs(
    'nothing',
    crawl
      .command('fetch')
      .description('demander une page comme le robot le fait, et dire ce qui en vient')
      .argument('<url>', 'adresse de la page')
      .action(async (url: string, _options, command: Command) => {
        const outcome = await fetchOutside(url, { types: SHOP_TYPES });
        if (!outcome.ok) process.exitCode = 1;
        print(command, summary(outcome), (fetched) =>
          fetched.ok
            ? `${fetched.status}, ${fetched.content_type ?? 'type inconnu'}, ${fetched.bytes} octets : ${fetched.url}`
            : `${fetched.reason}\n${fetched.url}`,
        );
      }),
  );
}

/** What a person or a script wants to know of an outcome: everything but the body. */
function summary(outcome: Awaited<ReturnType<typeof fetchOutside>>) {
  if (outcome.ok) {
    const { url, status, bytes, contentType, charset, redirects } = outcome;
    return {
      ok: true,
      reason: null,
      status,
      bytes,
      url,
      content_type: contentType,
      charset,
      redirects,
    };
  }
  const { url, code, policy, reason, status = null, retryAfterSeconds = null } = outcome;
  return {
    ok: false,
    reason,
    code,
    policy,
    status,
    bytes: 0,
    url,
    retry_after_seconds: retryAfterSeconds,
  };
}
