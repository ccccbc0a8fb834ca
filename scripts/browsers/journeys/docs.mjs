// Pages of the catalogue itself: axe checks the stories elsewhere, without the page around them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about the page itself. The stories in it are checked by themselves. */
const rules = ['color-contrast', 'label-content-name-mismatch', 'list', 'listitem'];

/** Returns the page's violations, and the headers of its tables without a scope. */
const faults = `axe
  .run('#storybook-docs', { runOnly: ${JSON.stringify(rules)}, rules: { 'label-content-name-mismatch': { enabled: true } }, iframes: false })
  .then(({ violations }) => [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))),
    ...[...document.querySelectorAll('#storybook-docs th:not([scope])')].map((header) => 'scope: ' + header.outerHTML),
    ...(document.querySelector('main .sbdocs') ? [] : ['no main landmark']),
  ])`;

const pageOf = (docs) => ({
  docs,
  globals: 'theme:dark',
  async walk(page) {
    await page.until('its tables and its code', () =>
      page.evaluate(
        "document.querySelector('th') !== null && document.querySelector('.docblock-source button') !== null",
      ),
    );
    await page.frames(6);
    await page.evaluate(`(() => { ${axe}; return true; })()`);
    const found = await page.evaluate(faults);
    if (found.length) throw new Error(found.join('\n    '));
  },
});

export const docs = {
  'Catalogue: the page of a component': pageOf('forms-select--docs'),
  'Catalogue: the page of the models': pageOf('models--docs'),
};
