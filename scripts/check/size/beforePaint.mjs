// What a first visit asks for ahead of the scripts, and what it paints with that alone. Nothing is timed: scripts do not come at all, and fonts
// come after the first paint.

/** Runs in the page: notes the largest painted element and what shifts. */
const observe = () => {
  window.painted = { largest: undefined, shifts: [], fontsFrom: 0 };
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries()) window.painted.largest = { name: element?.localName, url };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries())
      window.painted.shifts.push({
        value,
        startTime,
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.localName),
      });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Waits until all of the HTML is painted: what moves while it comes is not the fonts' shift, but checked in inPieces.mjs. */
async function untilPainted(page) {
  await page.waitForFunction(() => window.painted.largest && document.readyState !== 'loading');
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.painted.fontsFrom ||= performance.now();
  });
}

/** Less than the three decimals that Lighthouse shows. */
const shiftsAllowed = 0.001;

/** Returns sentences about faults in the HTML's order and in what was painted. */
function faultsOf(html, { largest, shifts, fontsFrom }, pathOfLargest) {
  const faults = [];
  const late = shifts.filter(({ startTime }) => startTime >= fontsFrom);
  const shift = late.reduce((sum, { value }) => sum + value, 0);
  const script = html.search(/<script[^>]* src=/);
  const pictures = Array.from(html.matchAll(/<link rel="preload"(?=[^>]* as="image")[^>]*>/g));
  if (/<link rel="preload"[^>]* as="font"/.test(html)) faults.push('its first paint waits for a preloaded font');
  if (shift >= shiftsAllowed) {
    const moved = late.flatMap((one) => one.moved).join('”, “');
    faults.push(`fonts that come late shift the page by ${shift.toFixed(4)}: “${moved}”`);
  }
  if (!largest) faults.push('nothing is painted without scripts');
  if (largest?.name === 'img') {
    // Tiles have one size: which of them is the largest depends on the order in which they arrive.
    if (!pictures.some(([link]) => link.includes(pathOfLargest))) faults.push('its largest picture is not preloaded');
    else if (pictures[0].index > script) faults.push('a script is before its first picture');
  }
  return faults;
}

/**
 * Visits the URL without scripts. Resolves to the bytes and the number of all requests, the largest painted element's name, and sentences
 * about faults.
 */
export async function visitBeforeScripts(chromium, url) {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const sizes = [];
  page.on('requestfinished', (request) => sizes.push(request.sizes()));
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/*.woff2', async (route) => {
    await untilPainted(page);
    await route.continue();
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
  const painted = await page.evaluate(() => window.painted);
  const html = await response.text();
  const all = await Promise.all(sizes);
  await context.close();
  const pathOfLargest = painted.largest?.url ? new URL(painted.largest.url).pathname : '';
  return {
    bytes: all.reduce(
      (total, { responseBodySize, responseHeadersSize }) => total + responseBodySize + responseHeadersSize,
      0,
    ),
    requests: all.length,
    largest: painted.largest?.name ?? 'none',
    faults: faultsOf(html, painted, pathOfLargest),
  };
}
