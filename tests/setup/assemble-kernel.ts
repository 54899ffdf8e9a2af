// Assembles the engine's WebAssembly kernel: `node tests/setup/assemble-kernel.ts` after a change of kernel.wat.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const KERNEL = new URL('../../modules/engine/core/kernel/', import.meta.url);
const BYTES = new URL('kernel.bytes.ts', KERNEL);
const FEATURES = { threads: true, simd: true, sat_float_to_int: true };

/** The TypeScript file that holds the assembled kernel. */
export async function assembleKernel(): Promise<string> {
  const source = readFileSync(new URL('kernel.wat', KERNEL), 'utf8');
  const module = (await wabt()).parseWat('kernel.wat', source, FEATURES);
  const lines = Buffer.from(module.toBinary({}).buffer)
    .toString('base64')
    .match(/.{1,100}/g)!;
  return [
    '/** kernel.wat, assembled by tests/setup/assemble-kernel.ts. */',
    'export const KERNEL_BYTES = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
  ].join('\n');
}

export function assembledKernel(): string {
  return readFileSync(BYTES, 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(BYTES, await assembleKernel());
}
