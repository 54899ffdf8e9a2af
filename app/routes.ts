import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/home.tsx'),
  route('api/*', 'routes/api/not-found.ts'),
  route('*', 'routes/about/not-found.tsx'),
] satisfies RouteConfig;
