import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/home.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('noel', 'routes/home/home.tsx', { id: 'noel' }),
  route('account/signin', 'routes/account/signin.tsx'),
  route('account/signup', 'routes/account/signup.tsx'),
  route('account/signout', 'routes/account/signout.ts'),
  route('account/validation/:token', 'routes/account/validation.tsx'),
  route('about', 'routes/about/about.tsx'),
  route('about/legal', 'routes/about/legal.tsx'),
  route('about/privacy-policy', 'routes/about/privacy.tsx'),
  route('bot', 'routes/about/bot.tsx'),
  route('contrib', 'routes/about/contrib.tsx'),
  route('goto', 'routes/goto/goto.tsx'),
  route('img/:image', 'routes/img/image.ts'),
  route('robots.txt', 'routes/about/robots.ts'),
  route('sitemap.xml', 'routes/about/sitemap.ts'),
  route('api/account/info', 'routes/api/account/info.ts'),
  route('api/account/signout', 'routes/api/account/signout.ts'),
  route('api/*', 'routes/api/not-found.ts'),
  route('*', 'routes/about/not-found.tsx'),
] satisfies RouteConfig;
