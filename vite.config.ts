import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './app/features/offline/worker-plugin.ts';

/** Keeps the styles of a module that is imported with `?styles`, and drops the names of its classes. */
const stylesAlone: Plugin = {
  name: 'styles-alone',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css\?styles$/ },
    handler: () => ({ code: '', moduleSideEffects: 'no-treeshake' }),
  },
};

export default defineConfig({
  plugins: [reactRouter(), serviceWorker(), stylesAlone],
  publicDir: 'app/public',
  environments: {
    // An entry that re-exports schemas must not bring zod to the browser for the sake of a constant, nor one of a
    // feature its other components: they do nothing when loaded, so unused ones are dropped whole.
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [
              { test: /\/modules\/(?!.*\.server\.)[^?]*\.ts$/, sideEffects: false },
              { test: /\/features\/[^/]+\/index\.ts$/, sideEffects: false },
            ],
          },
          // What every screen is made of travels as one file, with the order of the cascade layers at its
          // head: small ones would cost a request each and compress worse.
          output: {
            codeSplitting: {
              groups: [
                // Alike, and the same from one release to the next.
                {
                  name: 'libraries',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                {
                  name: 'interface',
                  test: /\/(app\/(ui\/(styles|button|card|chip|early-taps|error-page|field|footer|global-bar|header|icons|logo|skip-link|visually-hidden|page-meta|browser|text)[./]|features\/(offline\/(index|registration|worker-report)|start\/(interests|interests-text|too-young-text)\.|visit\/))|modules\/catalogue\/price\.)/,
                },
                // What is shown of an idea, wherever it is: otherwise a dozen files of a few hundred bytes.
                {
                  name: 'idea',
                  test: /\/app\/(ui\/icon-button|features\/(idea\/(advice|affiliate-note|also-at|first-sentence|goto-path|picture|reasons|text)|share\/(share-button|share-icons|share-links|share-sheet|text)|square\/address|keepsake\/keepsake-(address|form)))[./]/,
                },
                {
                  name: 'square',
                  test: /\/app\/features\/(square\/(grid|moves|panels|search)\/|idea\/hidden-fields\.)/,
                },
                // Age and budget, where they are asked for: a search and a square only say them.
                {
                  name: 'start-fields',
                  test: /\/app\/(ui\/range-slider|features\/start\/(slider-marks|age-scale|budget-scale|text))[./]/,
                },
                // The card of a search, which a contributor sees as well, and keys that press its buttons, which staff
                // has, too.
                {
                  name: 'search-card',
                  test: /\/app\/(ui\/shortcuts\/|features\/search\/(move-form|search\.module|text|screen\/(card\/(idea-card|card-motion)|moves\/move))\.)/,
                },
              ],
            },
          },
        },
      },
    },
    // Our own server entry, so that routes and the session socket share one copy of every module.
    ssr: { build: { rolldownOptions: { input: './app/entry.ts' } } },
  },
});
