// Lets a page paint before its scripts come. See docs/decisions/268-scripts-after-the-first-paint.md.

/** A script of the build, as React writes it, and the preload of one. */
const buildScript = /<script(?=[^>]* src="(\/_next\/[^"]+)")(?=[^>]* async="")[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")[^>]*>/g;

/**
 * Runs in the page: asks for the scripts two frames after the first paint, so that pictures that are there are painted too, or two frames after HTML and style
 * sheets. A hidden page is not painted and asks without it. A frame that nobody has scrolled to is not painted either, and asks when all else has loaded.
 * @param {string[]} files
 */
function loadAfterPaint(files) {
  const load = () => {
    for (const src of files.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
  const loadAfterFrames = () => requestAnimationFrame(() => requestAnimationFrame(load));
  new PerformanceObserver(loadAfterFrames).observe({ type: 'paint', buffered: true });
  addEventListener('DOMContentLoaded', () => (document.hidden ? load() : loadAfterFrames()));
  addEventListener('load', load);
}

/**
 * Replaces the scripts of a page with one that loads them after the first paint.
 * @param {string} html a whole page
 */
export function withScriptsAfterPaint(html) {
  const scripts = Array.from(html.matchAll(buildScript));
  const [first] = scripts;
  if (!first) return html;
  // The policy of a page that is rendered for one request names its elements by a nonce.
  const [nonce = ''] = /\snonce="[^"]*"/.exec(first[0]) ?? [];
  const files = JSON.stringify(scripts.map(([, src = '']) => src.replaceAll('&amp;', '&')));
  const rest = html.replace(buildScript, '').replace(scriptPreload, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}<script${nonce}>(${loadAfterPaint})(${files})</script>${rest.slice(end)}`;
}
