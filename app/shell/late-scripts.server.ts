/** A page that loads slowly asks for its scripts after so many milliseconds all the same. */
const LONGEST_WAIT = 3_000;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE = /(<script[^>]* type="module" async="">)([\s\S]*?)(<\/script>)/;
const STATIC_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
/** Lines of the manifest that say what a route does not have, which is no different from saying nothing. */
const ABSENT = /\n +"has\w+": false,(?=\n)/g;
/** Says nothing. React Router writes it where a page's own nonce is not wanted. */
const NO_NONCE = '<link nonce="" ';
const INDENT = /\n[ \t]+/g;

/**
 * Waits until all that the page shows is there (pictures further down need not be), decoded and in a frame, for the first press,
 * or for the longest wait; not where scripts have yet to show what the page is about (`data-needs-scripts`).
 */
const WAIT = `await new Promise((go) => {
if (document.querySelector('[data-needs-scripts]')) go();
addEventListener('load', async () => {
const isShown = (image) => image.complete || image.getBoundingClientRect().top < innerHeight;
await Promise.allSettled([...document.images].filter(isShown).map((image) => image.decode()));
requestAnimationFrame(() => requestAnimationFrame(go));
});
addEventListener('pointerdown', go, true);
addEventListener('keydown', go, true);
setTimeout(go, ${LONGEST_WAIT});
});
`;

/**
 * Has a page ask for its modules once all that it shows is there, or from the first press on: before that they would
 * take their share of a slow network from style sheets, fonts and pictures.
 *
 * @param html a page as React Router renders it: `modulepreload` links, and one inline module that imports the others.
 */
export function deferScripts(html: string): string {
  if (!MODULE.test(html)) return html;
  const modules: string[] = [];
  const page = html.replaceAll(NO_NONCE, '<link ').replace(PRELOAD, (_link, address: string) => {
    modules.push(address);
    return '';
  });
  return page.replace(MODULE, (_script, start: string, code: string, end: string) => {
    const late = code.replace(STATIC_IMPORT, 'const $1 = await import($2);');
    return start + WAIT + preload(modules) + late.replace(ABSENT, '').replace(INDENT, '') + end;
  });
}

function preload(modules: readonly string[]): string {
  const link = `Object.assign(document.createElement('link'), { rel: 'modulepreload', href })`;
  return `for (const href of ${JSON.stringify(modules)}) document.head.append(${link});\n`;
}
