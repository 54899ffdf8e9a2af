import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { z } from 'zod';
import { decodePage, type Extract, parse } from '#modules/catalogue/crawl/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { fetchOutside, SHOP_TYPES } from '#modules/platform/outbound/index.server.ts';
import { needs, print, table } from './output.ts';

/** A line of `crawl extract --batch`. */
const pageLine = z.object({
  id: z.union([z.string(), z.number()]),
  url: z.url({ protocol: /^https?$/ }),
  html: z.string(),
});

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

  needs(
    'nothing',
    crawl
      .command('extract')
      .description('lire le produit d’une page enregistrée : titre, prix, disponibilité…')
      .argument('[fichier]', 'page en HTML, ou pages en lignes JSON avec --batch ; sinon l’entrée')
      .option('--url <url>', 'adresse de la page, dont dépendent ses liens')
      .option('--batch', 'lire des lignes { "id", "url", "html" }, et en écrire une pour chacune')
      .action(async (file: string | undefined, options: ExtractOptions, command: Command) => {
        const input = file === undefined || file === '-' ? '/dev/stdin' : file;
        if (options.batch) return extractLines(input);
        if (!options.url || !z.url({ protocol: /^https?$/ }).safeParse(options.url).success) {
          throw new OperatorError('Il manque --url, l’adresse http ou https de la page.');
        }
        const extract = parse(decodePage(await readFile(input)), options.url);
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

/** Writes a line for each line of the file, whatever is wrong with one of them. */
async function extractLines(file: string): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.trim()) continue;
    const page = readLine(line);
    if (!page) process.exitCode = 1;
    console.log(
      JSON.stringify(
        page
          ? { id: page.id, ...columns(parse(page.html, page.url)) }
          : { id: null, error: 'Cette ligne n’est pas { "id", "url", "html" }.' },
      ),
    );
  }
}

function readLine(line: string): z.infer<typeof pageLine> | undefined {
  try {
    return pageLine.safeParse(JSON.parse(line)).data;
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
