import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { expect, test } from 'vitest';
import { databaseUrl } from '#modules/platform/index.server.ts';
import { BinaryRows } from './binary-rows.ts';

// As PostgreSQL itself writes them.
const ROWS = `values
  (9007199254740991::bigint, 7, 4.5::real, true, array[1, -2, 70000], '\\x00ff'::bytea),
  (-5, null, null, false, null, null),
  (0, -2147483648, -1.25, true, '{}', '')`;
const READ = [
  [9_007_199_254_740_991, 7, 4.5, true, [1, -2, 70_000], Buffer.from([0, 255])],
  [-5, null, null, false, [], null],
  [0, -2_147_483_648, -1.25, true, [], Buffer.of()],
];

async function copiedBytes(): Promise<Buffer> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const pieces: Buffer[] = [];
    const stream = client.query(copyTo(`copy (${ROWS}) to stdout (format binary)`));
    for await (const piece of stream) pieces.push(piece);
    return Buffer.concat(pieces);
  } finally {
    await client.end();
  }
}

test('rows are read as they were written, wherever their bytes are cut', async () => {
  const bytes = await copiedBytes();
  for (let size = 1; size <= bytes.length; size++) {
    const rows = new BinaryRows();
    const read: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size) {
      rows.feed(bytes.subarray(at, at + size));
      while (rows.nextRow()) {
        read.push([
          rows.bigint(),
          rows.integer(),
          rows.real(),
          rows.boolean(),
          rows.integers(),
          rows.bytes(),
        ]);
      }
    }
    expect(read).toEqual(READ);
  }
});
