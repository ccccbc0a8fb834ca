/**
 * Resolves when the page has been idle for a while without a request. The page's own thread counts the time, so a busy page or machine takes
 * longer. Playwright's 'networkidle' would end before a busy page has begun what it does when idle.
 * @param quiet ms
 */
export async function untilQuiet(page, quiet = 500) {
  let asked = 0;
  const open = new Set();
  let before;
  page.on('request', (request) => {
    asked++;
    open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  do {
    before = asked;
    await page.evaluate(
      (time) => new Promise((done) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(done), time))),
      quiet,
    );
  } while (asked > before || open.size > 0);
}
