// A user's actions on a page and their results, with the same methods for every browser.
//
// A driver has these members: `go(url)`, `forget()` for its cookies, `evaluate(expression)`, `press(keys)`, `mouse(steps)`, `swipe(from, to)`, `screenshot()`, `close()` and the browser's
// `version`.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { TimeoutError, withTimeout } from '../../run/withTimeout.mjs';

/** The limit for waiting, in milliseconds. WebKit on a busy machine took 20 s to show a page of the catalogue in its shell. */
const limit = 60_000;

/** The drivers' errors for a document that was unloaded: Playwright's, WebDriver's by their own names, and WebKit's for a pending promise. */
const leaving = /context was destroyed|no such (frame|window|execution context)|discarded|before the unload event/i;

const inPage = build({
  entryPoints: [fileURLToPath(new URL('./inPage.mjs', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
}).then(({ outputFiles }) => outputFiles[0].text);

/** Makes a query from one or several roles (`'combobox|button'`), and a name as text or pattern. */
const query = (role, name) => ({
  role,
  ...(name !== undefined && { name: name instanceof RegExp ? { pattern: name.source } : { text: name } }),
});

const said = (role, name) => (name === undefined ? role : `${role} ${name instanceof RegExp ? name : `"${name}"`}`);

/** A failed expectation of a journey. */
class Missed extends Error {}

export class Page {
  #driver;
  #catalogue;
  #site;

  /** What it does now, for the report of a journey that does not end. */
  doing = 'opening its page';

  /** `catalogue` is the URL of the built catalogue, `site` the URL of the shop. */
  constructor(driver, { catalogue, site }) {
    this.#driver = driver;
    this.#catalogue = catalogue;
    this.#site = site;
  }

  /** Opens a page of documentation and waits for its heading. Its stories load later. */
  async openDocs(docs, globals = '') {
    await this.#driver.go(`${this.#catalogue}/iframe.html?viewMode=docs&id=${docs}&globals=${globals}`);
    await this.until(`the page ${docs} to be there`, () =>
      this.evaluate("document.querySelector('.sbdocs h1') !== null"),
    );
  }

  /** Opens a page of documentation in Storybook's shell. */
  openInShell(docs) {
    return this.#driver.go(`${this.#catalogue}/?path=/docs/${docs}`);
  }

  /** Opens a story without its play function and with motion, and waits until it is rendered. */
  async open(story, globals = '') {
    // `embed` stops Storybook's play function. axe checks stories in another test.
    const asked = ['a11y.manual:!true', globals].filter(Boolean).join(';');
    await this.#driver.go(`${this.#catalogue}/iframe.html?viewMode=story&embed=true&id=${story}&globals=${asked}`);
    await this.until(`the story ${story} to be there`, () =>
      this.evaluate("['finished', 'errored'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase)"),
    );
    if (await this.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"))
      throw new Missed('The browser asks for reduced motion: nothing here would be seen to move.');
  }

  /** Opens a page of the shop as a first-time visitor. */
  async visit(path) {
    await this.#driver.go(this.#site);
    await this.evaluate('(localStorage.clear(), true)');
    await this.#driver.go(this.#site + path);
  }

  /** Opens a page of the shop in a browser that has never been there, with the privacy bar answered: it would speak at any time. */
  async visitFirst(path) {
    await this.#driver.go(this.#site);
    await this.evaluate(`(localStorage.clear(), localStorage.setItem('vitrine-consent', 'denied'), true)`);
    await this.#driver.forget();
    await this.#driver.go(this.#site + path);
  }

  /** Waits until the page with this heading is loaded. The previous page may contain the same heading. */
  isAt(heading) {
    return this.until(`the page "${heading}"`, () =>
      this.read(`document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`),
    );
  }

  /** Evaluates an expression with our helpers. Each new document needs them again. */
  async #ask(expression) {
    const missing = 'no helpers';
    // In one evaluation: the document may change between two.
    const asked = `globalThis.journey === undefined ? '${missing}' : ${expression}`;
    for (;;) {
      const answer = await this.read(asked);
      if (answer !== missing) return answer;
      await this.evaluate(`(() => { ${await inPage} ; return true; })()`);
    }
  }

  /** Evaluates an expression. If the document is unloaded meanwhile, asks the next document. */
  async evaluate(expression) {
    const end = performance.now() + limit;
    for (;;)
      try {
        return await this.#driver.evaluate(expression);
      } catch (error) {
        if (!leaving.test(error.message) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
  }

  #left = 0;

  /**
   * Runs a statement that leaves the page, such as `history.back()`, and waits for another document. The statement runs after its evaluation has
   * ended, so no driver sees the document unloaded meanwhile, and nothing repeats it.
   */
  async leave(statement) {
    const count = ++this.#left;
    await this.evaluate(`(document.left = ${count}, setTimeout(() => { ${statement}; }), true)`);
    await this.until('another document', () => this.read(`document.left !== ${count}`));
  }

  /** Evaluates an expression. Resolves to `{ value }`, or to undefined without an answer in time. */
  async #soon(expression) {
    const answer = this.evaluate(expression);
    try {
      return { value: await withTimeout(5000, answer) };
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      answer.catch(() => undefined);
      return undefined;
    }
  }

  /**
   * Evaluates an expression that only reads. Without an answer it asks again: WebKit may lose the answer of a document that it keeps for the way
   * back.
   */
  async read(expression) {
    const end = performance.now() + limit;
    do {
      const answer = await this.#soon(expression);
      if (answer) return answer.value;
    } while (performance.now() < end);
    throw new Missed(`No answer to ${expression.slice(0, 80)}.`);
  }

  screenshot() {
    return this.#driver.screenshot();
  }

  /** Repeats a check until it returns a truthy value. */
  async until(what, isSo) {
    const end = performance.now() + limit;
    this.doing = `waiting for ${what}`;
    let last;
    do {
      last = await isSo();
      if (last) return last;
      await this.frames(1);
    } while (performance.now() < end);
    throw new Missed(`Waited in vain for ${what}; the focus is on ${await this.focused()}.`);
  }

  /**
   * Films the opening, or with `isGone` the closing, of the first element that matches the selector. Returns the
   * frames.
   */
  async film(selector, act, { isGone = false } = {}) {
    await this.#ask(`journey.roll(${JSON.stringify(selector)})`);
    await act();
    await this.until(`${selector} to be ${isGone ? 'gone' : 'in its place'}`, () =>
      this.evaluate(`journey.isStill(${isGone})`),
    );
    return this.evaluate('journey.cut()');
  }

  /** Waits for this number of frames. Firefox no longer draws a page that was left: its promise never settles. */
  async frames(count) {
    await this.#soon(`globalThis.journey?.frames(${count}) ?? new Promise((resolve) => setTimeout(resolve, 50))`);
  }

  /** Returns all visible elements with a role and a name. */
  find(role, name) {
    return this.#ask(`journey.find(${JSON.stringify(query(role, name))})`);
  }

  focused() {
    return this.#ask('journey.focused()');
  }

  /** Waits until an element exists and has this state: `shows('button', 'Menu', { isExpanded: true })`. */
  async shows(role, name, state = {}) {
    let seen;
    const isSo = ([key, wanted]) => (wanted instanceof RegExp ? wanted.test(seen[key] ?? '') : seen[key] === wanted);
    const isThere = async () => {
      [seen] = await this.find(role, name);
      return seen && Object.entries(state).every(isSo) ? seen : undefined;
    };
    try {
      return await this.until(said(role, name), isThere);
    } catch (error) {
      if (!(error instanceof Missed) || !seen) throw error;
      const wrong = Object.keys(state).filter((key) => !isSo([key, state[key]]));
      const is = wrong.map((key) => `${key} is ${JSON.stringify(seen[key])} and not ${state[key]}`);
      throw new Missed(`${said(role, name)}: ${is.join(', ')}; the focus is on ${await this.focused()}.`);
    }
  }

  /** Waits until no such element exists. */
  gone(role, name) {
    return this.until(`${said(role, name)} to be gone`, async () => (await this.find(role, name)).length === 0);
  }

  /** Waits until the element has the focus. */
  focusOn(role, name) {
    return this.shows(role, name, { hasFocus: true });
  }

  /** Checks that the element has the focus now and still has it after the page has settled. */
  async keepsFocusOn(role, name) {
    await this.focusOn(role, name);
    await this.frames(6);
    const [seen] = await this.find(role, name);
    if (!seen?.hasFocus) throw new Missed(`The focus went from ${said(role, name)} to ${await this.focused()}.`);
  }

  /** Presses a key while others are held down: `press('Shift', 'Tab')`. */
  press(...keys) {
    this.doing = `pressing ${keys.join('+')}`;
    return this.#driver.press(keys);
  }

  /** Types letter by letter. */
  async type(text) {
    for (const letter of text) await this.press(letter === ' ' ? 'Space' : letter);
  }

  /**
   * Presses a key until the element has the focus. A press that moves no focus does not count: what comes late, such as the content of a drawer, has
   * it after a later press.
   */
  async pressUntil(key, role, name, most = 20) {
    let at = await this.focused();
    let moves = 0;
    await this.until(`the focus on ${said(role, name)}`, async () => {
      const [seen] = await this.find(role, name);
      if (seen?.hasFocus) return true;
      const now = await this.focused();
      if (now !== at) moves++;
      at = now;
      if (moves >= most)
        throw new Missed(`After ${most} moves by ${key}, the focus is on ${now} and not on ${said(role, name)}.`);
      await this.press(key);
    });
  }

  /** Returns the element's middle after it stops moving. An element that slides in changes its place. */
  async #middle(role, name) {
    let last;
    const place = await this.until(`${said(role, name)} to stand still`, async () => {
      const now = await this.#ask(`journey.place(${JSON.stringify(query(role, name))})`);
      const isStill = now && last && !now.isMoved && now.x === last.x && now.y === last.y && now.width > 0;
      last = now;
      return isStill ? now : undefined;
    });
    return [place.x + place.width / 2, place.y + place.height / 2];
  }

  /** Moves the mouse in steps, as a hand does, and clicks. */
  async click(role, name) {
    await this.hover(role, name);
    await this.#driver.mouse([{ button: 'down' }, { button: 'up' }]);
  }

  async clickAt(x, y) {
    await this.movePointer([x, y]);
    await this.#driver.mouse([{ button: 'down' }, { button: 'up' }]);
  }

  async hover(role, name) {
    await this.movePointer(await this.#middle(role, name));
  }

  /** Presses at a place, moves the pointer in steps, and releases it. */
  async drag(from, to) {
    await this.movePointer(from);
    await this.#driver.mouse([{ button: 'down' }]);
    await this.movePointer(to);
    await this.#driver.mouse([{ button: 'up' }]);
  }

  /** Drags with a finger. */
  swipe(from, to) {
    return this.#driver.swipe(from, to);
  }

  #at = [0, 0];

  /** Moves the pointer in this number of steps, with a frame between two steps. */
  async movePointer([x, y], steps = 4) {
    const [fromX, fromY] = this.#at;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.#driver.mouse([{ to: [fromX + (x - fromX) * part, fromY + (y - fromY) * part] }]);
      await this.frames(1);
    }
    this.#at = [x, y];
  }

  /** Returns the middle of an element, for `movePointer`. */
  placeOf(role, name) {
    return this.#middle(role, name);
  }
}
