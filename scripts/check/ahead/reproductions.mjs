// Each returns what it saw, and whether this is the fault that keeps the shop in today's model.

const unescaped = (text) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');

/** Resolves to the fields that Next writes into a form for browsers without script. */
async function hiddenFields(url) {
  const html = await (await fetch(url)).text();
  return Array.from(html.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g), ([, name, value]) => [
    unescaped(name),
    unescaped(value ?? ''),
  ]);
}

async function answerOfForm({ origin }) {
  const form = new FormData();
  for (const [name, value] of await hiddenFields(`${origin}/answer`)) form.append(name, value);
  form.append('word', 'hello');
  const response = await fetch(`${origin}/answer`, { method: 'POST', body: form, headers: { Origin: origin } });
  const shown = /data-answer="([^"]*)"/.exec(await response.text())?.[1];
  return { saw: `${response.status}, answer ${shown ?? 'missing'}`, isFault: shown !== 'received-hello' };
}

async function statusOfPage({ origin }) {
  const { status } = await fetch(`${origin}/status`);
  return { saw: String(status), isFault: status !== 404 };
}

/** Resolves to the status of a page and its result. */
async function visit(url) {
  const response = await fetch(url);
  const result = /data-result="([^"]*)"/.exec(await response.text())?.[1];
  return { status: response.status, result, saw: `${response.status}, ${result ?? 'no result'}` };
}

async function caughtFailure({ origin }) {
  const { status, result, saw } = await visit(`${origin}/failure`);
  return { saw, isFault: status !== 200 || result !== 'caught' };
}

async function earlierPages({ origin, browser }) {
  const page = await browser.newPage();
  await page.goto(`${origin}/list/1`, { waitUntil: 'networkidle' });
  for (const id of ['2', '3', '4']) {
    await page.locator('a:visible', { hasText: `To ${id}` }).click();
    await page.locator('h1:visible', { hasText: `Page ${id}` }).waitFor();
  }
  const count = await page.locator('[id=heading]').count();
  await page.close();
  return { saw: `headings with one id: ${count}`, isFault: count > 1 };
}

async function checkOfBuild({ origin }) {
  const { status, result, saw } = await visit(`${origin}/check/another`);
  return { saw: `build passes; ${saw}`, isFault: status !== 200 || result !== 'another' };
}

async function silentlyStatic({ origin }) {
  const answers = [];
  for (let count = 0; count < 2; count += 1) answers.push(await (await fetch(`${origin}/health`)).text());
  return { saw: `answers ${answers.join(' and ')}`, isFault: answers[0] === answers[1] };
}

async function emptyShell({ origin, notes }) {
  const { status, saw } = await visit(`${origin}/shell/one`);
  const empty = notes().filter(({ length }) => length === 0);
  return {
    saw: `${saw}; empty stored pages: ${empty.length}`,
    isFault: status === 200 && empty.length > 0,
  };
}

/** By the letters of docs/decisions/222-model-of-caching.md. */
export const reproductions = {
  A: ['A form without script loses its answer', answerOfForm],
  B: ['A personal page loses its status', statusOfPage],
  C: ['A caught error of a cached function is a failure', caughtFailure],
  D: ['Earlier pages stay in the document', earlierPages],
  E: ['The build checks only placeholders', checkOfBuild],
  F: ['A route becomes static in silence', silentlyStatic],
  G: ['An empty page is stored', emptyShell],
};
