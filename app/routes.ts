import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/home/home.tsx')] satisfies RouteConfig;
