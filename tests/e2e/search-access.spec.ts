import { expectAccessible } from './accessibility.ts';
import { judge, playUntilIdea, startSearch } from './search-player.ts';
import { test } from './site-test.ts';

test('questions and ideas are accessible @js', async ({ page }) => {
  await startSearch(page);
  await expectAccessible(page);
  await playUntilIdea(page);
  await judge(page, 'close');
  await expectAccessible(page);
});
