import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { z } from 'zod';
import {
  decide,
  decodePage,
  type Extract,
  parse,
  readRobots,
} from '#modules/catalogue/crawl/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { fetchOutside, SHOP_TYPES } from '#modules/platform/outbound/index.server.ts';
import { addSiteCommands } from './crawl-sites.ts';
import { needs, print, table } from './output.ts';

/** A line of `crawl extract --batch`. */
const pageLine = z.object({
  id: z.union([z.string(), z.number()]),
  url: z.url({ protocol: /^https?$/ }),
  html: z.string(),
});

/** A line of `crawl robots`. */
const robotsLine = z.object({ robots: z.string(), agent: z.string(), url: z.string() });

/** Commands on the pages of shops. */
export function addCommands(program: Command): void {
  const crawl = program.command('crawl').description('pages des boutiques');
  addSiteCommands(crawl);

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

  needs(
    'nothing',
    crawl
      .command('robots')
      .description('dire ce qu’un robots.txt permet : des lignes { "robots", "agent", "url" }')
      .argument('[fichier]', 'lignes JSON ; sinon l’entrée')
      .action(async (file: string | undefined) => {
        await answerLines(file, robotsLine, ({ robots, agent, url }) => {
          // A path alone is one of any site.
          const address = URL.parse(url, 'https://site.invalid');
          if (!address) return null;
          const { allowed, rule } = decide(readRobots(robots, agent), address);
          return { allowed, rule: rule && `${rule.kind}: ${rule.pattern}` };
        });
      }),
  );

  needs(
    'nothing',
    crawl
      .command('extract')
      .description('lire le produit d’une page enregistrée : titre, prix, disponibilité…')
      .argument('[fichier]', 'page en HTML, ou pages en lignes JSON avec --batch ; sinon l’entrée')
      .option('--url <url>', 'adresse de la page, dont dépendent ses liens')
      .option('--batch', 'lire des lignes { "id", "url", "html" }, et en écrire une pour chacune')
      .action(async (file: string | undefined, options: ExtractOptions, command: Command) => {
        if (options.batch) {
          return answerLines(file, pageLine, ({ id, url, html }) => {
            return { id, ...columns(parse(html, url)) };
          });
        }
        if (!options.url || !z.url({ protocol: /^https?$/ }).safeParse(options.url).success) {
          throw new OperatorError('Il manque --url, l’adresse http ou https de la page.');
        }
        const extract = parse(decodePage(await buffer(inputOf(file))), options.url);
        const rows = Object.entries(extract).map(([name, { value, source, confidence }]) => {
          return [name, value, source, confidence];
        });
        print(command, { ...columns(extract), sources: sourcesOf(extract) }, () =>
          table(['champ', 'valeur', 'source', 'certitude'], rows),
        );
      }),
  );
}

type ExtractOptions = { url?: string; batch?: boolean };

/** By its descriptor: the standard input may be a socket, which has no file that could be opened. */
function inputOf(file: string | undefined): Readable {
  return file === undefined || file === '-' ? process.stdin : createReadStream(file);
}

/** Only a line feed ends a line of JSON: its strings may have other signs that end lines in texts. */
async function* linesOf(file: string | undefined): AsyncGenerator<string> {
  let started = '';
  for await (const chunk of inputOf(file).setEncoding('utf8')) {
    const lines = (started + chunk).split('\n');
    started = lines.pop() ?? '';
    yield* lines;
  }
  yield started;
}

/** Writes a line for each line of the file, whatever is wrong with one of them. */
async function answerLines<Line extends object>(
  file: string | undefined,
  schema: z.ZodType<Line>,
  answer: (line: Line) => object | null,
): Promise<void> {
  for await (const line of linesOf(file)) {
    if (!line.trim()) continue;
    const read = readLine(line, schema);
    const answered = read && answer(read);
    if (!answered) process.exitCode = 1;
    console.log(JSON.stringify(answered ?? { error: 'Cette ligne n’est pas lisible.' }));
  }
}

function readLine<Line>(line: string, schema: z.ZodType<Line>): Line | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function columns(extract: Extract) {
  return {
    title: extract.title?.value ?? null,
    price_cents: extract.price?.value ?? null,
    currency: extract.currency?.value ?? null,
    list_price_cents: extract.listPrice?.value ?? null,
    available: extract.available?.value ?? null,
    description: extract.description?.value ?? null,
    picture: extract.picture?.value ?? null,
    brand: extract.brand?.value ?? null,
    gtin: extract.gtin?.value ?? null,
    sku: extract.sku?.value ?? null,
    rating: extract.rating?.value ?? null,
    category: extract.category?.value ?? null,
    variant: extract.variant?.value ?? null,
    group_id: extract.groupId?.value ?? null,
    canonical_url: extract.canonicalUrl?.value ?? null,
  };
}

function sourcesOf(extract: Extract) {
  return Object.fromEntries(
    Object.entries(extract).map(([name, { source, confidence }]) => [name, { source, confidence }]),
  );
}

/** What a person or a script wants to know of an outcome: everything but the body. */
function summary(outcome: Awaited<ReturnType<typeof fetchOutside>>) {
  if (outcome.ok) {
    const { url, status, bytes, contentType, charset, redirects, caching } = outcome;
    return {
      ok: true,
      reason: null,
      status,
      bytes,
      url,
      content_type: contentType,
      charset,
      redirects,
      etag: caching.etag,
      last_modified: caching.lastModified,
      max_age_seconds: caching.maxAgeSeconds,
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
