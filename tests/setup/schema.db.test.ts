import { expect, test } from 'vitest';
import { db } from '../../modules/platform/index.server.ts';
import { schemaTypes } from './schema-types.ts';

test('row types are those of the migrated database', async () => {
  await expect(
    await schemaTypes(db),
    'migrations and modules/platform/schema.ts differ: run « npm run schema »',
  ).toMatchFileSnapshot('../../modules/platform/schema.ts');
});
