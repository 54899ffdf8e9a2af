import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'app/public',
  environments: {
    // Our own server entry, so that routes and the session socket share one copy of every module.
    ssr: { build: { rolldownOptions: { input: './app/entry.ts' } } },
  },
});
