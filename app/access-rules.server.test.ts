import { expect, test } from 'vitest';
import { minimumFor } from './access-rules.server.ts';

test.each([
  ['/', 'NonLogged'],
  ['/search', 'NonLogged'],
  ['/account', 'Contributor'],
  ['/account/signin', 'NonLogged'],
  ['/account/email', 'Contributor'],
  ['/account/email/:token', 'NonLogged'],
  ['/contrib', 'NonLogged'],
  ['/contrib/', 'NonLogged'],
  ['/contributors', 'NonLogged'],
  ['/administration', 'NonLogged'],
  ['/*', 'NonLogged'],
  ['/contrib/suggestions', 'Contributor'],
  ['/contrib/questions/enrich/:qid', 'Contributor'],
  ['/contrib/idea/enrich/single/:mid/:iid', 'Contributor'],
  ['/api/contrib/idea/:mid/:iid', 'Contributor'],
  ['/mod', 'Moderator'],
  ['/mod/user-reactions/:uid', 'Moderator'],
  ['/api/mod/queue', 'Moderator'],
  ['/admin', 'Admin'],
  ['/admin/stats/overview', 'Admin'],
  ['/admin/search-session/:sid', 'Admin'],
  ['/api/admin/merchant/all', 'Admin'],
])('%s needs %s', (route, minimum) => {
  expect(minimumFor(route)).toBe(minimum);
});
