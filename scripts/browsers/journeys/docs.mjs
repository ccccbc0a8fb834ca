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

/** Throws if the page of documentation has faults. */
async function check(page) {
  await page.frames(6);
  await page.evaluate(`(() => { ${axe}; return true; })()`);
  const found = await page.evaluate(faults);
  if (found.length) throw new Error(found.join('\n    '));
}

const pageOf = (docs) => ({
  docs,
  globals: 'theme:dark',
  async walk(page) {
    await page.until('its tables and its code', () =>
      page.evaluate(
        "document.querySelector('th') !== null && document.querySelector('.docblock-source button') !== null",
      ),
    );
    await check(page);
  },
});

/** Opens a page in the catalogue's shell. Its text shows first, with these words, and then the page with its first example. */
const textFirst = (id, words, example) => ({
  inShell: id,
  async walk(page) {
    await page.until('the page with its first example, without the text over it', () =>
      page.evaluate(`document.querySelector('#text-first') === null
        && !!document.querySelector('#storybook-preview-iframe')?.contentDocument?.querySelector('${example}')`),
    );
    // The page can be there before the browser reports that it has loaded, so the text is found among what was loaded.
    const wasShown = await page.evaluate(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('text/${id}.html'))`,
    );
    if (!wasShown) throw new Error('The text was never shown.');
    const text = await page.evaluate(`fetch('text/${id}.html').then((response) => response.text())`);
    const missing = words.filter((word) => !text.includes(word));
    if (missing.length) throw new Error(`The text lacks ${missing.join(' and ')}.`);
  },
});

/** The icons, functions, hooks, and sections that take no props. */
const withoutProps = [
  'Icons',
  'createIcon',
  'registered',
  'useCart',
  'useField',
  'AccountLink',
  'CartButton',
  'ConnectionBar',
  'ConsentBar',
  'SearchPopover',
];

/**
 * Reads the files for programs, and resolves to their faults. Runs in a page of the catalogue, so it uses nothing from
 * this module.
 */
async function faultsOfFiles(without) {
  const read = async (file) => {
    const response = await fetch(`./${file}`);
    return response.ok ? response.text() : '';
  };
  const [llms, manifest, index] = await Promise.all(['llms.txt', 'components.json', 'index.json'].map(read));
  const { components } = JSON.parse(manifest || '{"components":[]}');
  const entries = Object.values(JSON.parse(index).entries);
  const hasStory = ({ title }, story) =>
    entries.some((entry) => entry.id === story.id && entry.name === story.name && entry.title === title);
  const isTyped = (props = []) => props.length > 0 && props.every(({ name, type }) => name && type);
  const faultsOf = async (component) => {
    const { name, markdown, props, stories } = component;
    const checks = {
      'no link in llms.txt': llms.includes(`(${markdown})`),
      'no page in Markdown': (await read(markdown)).startsWith(`# ${name}\n`),
      'no import from its package': component.import.includes(`from '${component.package}`),
      'no props': without.includes(name) || isTyped(props[name]),
      'no stories': stories.length > 0,
      'a story that does not exist': stories.every((story) => hasStory(component, story)),
    };
    return Object.keys(checks).flatMap((fault) => (checks[fault] ? [] : [`${name}: ${fault}`]));
  };
  const titles = components.map(({ title }) => title);
  const textFaults = async ({ id, title }) => {
    const text = await read(`text/${id}.html`);
    const hasExample = text.includes(' srcdoc=') || text.includes(' shadowrootmode=');
    return [
      ...(text.includes('<h1') ? [] : [`${title}: no text to show first`]),
      ...(hasExample || !titles.includes(title) ? [] : [`${title}: no example in its text`]),
    ];
  };
  const pages = entries.filter(({ type }) => type === 'docs');
  const isMissing = ({ type, title }) =>
    type === 'docs' && /^(Actions|Sections)\//.test(title) && !titles.includes(title);
  return [
    ...(await Promise.all(components.map(faultsOf))).flat(),
    ...(await Promise.all(pages.map(textFaults))).flat(),
    ...pages.filter(({ name }) => name === 'Docs').map(({ title }) => `${title}: the search calls it Docs`),
    ...entries.filter(isMissing).map(({ title }) => `${title}: not in components.json`),
  ];
}

export const docs = {
  'Catalogue: the files for programs': {
    docs: 'actions-button--docs',
    async walk(page) {
      const found = await page.evaluate(`(${faultsOfFiles})(${JSON.stringify(withoutProps)})`);
      if (found.length) throw new Error(found.join('\n    '));
    },
  },
  'Catalogue: a page of the shop with the name of a section': {
    docs: 'pages-cart--docs',
    walk: (page) =>
      page.until('its description, and no rules of the section', () =>
        page.evaluate("/The cart as a page/.test(document.body.innerText) && !document.querySelector('.anatomy')"),
      ),
  },
  'Catalogue: the picture of the parts of a table, which has no width of its own': {
    docs: 'layout-table--docs',
    walk: (page) =>
      page.until('the picture to be as wide as a table', () =>
        page.evaluate("document.querySelector('.anatomy-stage table')?.getBoundingClientRect().width > 400"),
      ),
  },
  'Catalogue: the picture of the parts of a carousel, whose slides take a part of its width': {
    docs: 'sections-product-recentlyviewed--docs',
    walk: (page) =>
      page.until('the picture to be as wide as a carousel', () =>
        page.evaluate("document.querySelector('.anatomy-stage a')?.getBoundingClientRect().width > 150"),
      ),
  },
  'Catalogue: the text of a component, and then its page': textFirst(
    'actions-button--docs',
    ['<h1>Button</h1>', 'When to use it', 'Add to Cart</span></button></template>'],
    '.docs-story button',
  ),
  'Catalogue: the text of a section, and then its page': textFirst(
    'sections-product-productbox--docs',
    ['<h1>ProductBox</h1>', 'Floor Pump</h1>', '$72.00', 'src="pictures/'],
    '.docs-story h1',
  ),
  'Catalogue: the text of a whole page, and then the page': textFirst(
    'pages-about--docs',
    ['<h1>About</h1>', 'About the shop'],
    '.example iframe',
  ),
  'Catalogue: the page of a component': pageOf('forms-select--docs'),
  'Catalogue: the page of the models': pageOf('models--docs'),
  'Catalogue: the figures of quality, by their links': {
    docs: 'quality--docs',
    globals: 'theme:dark',
    async walk(page) {
      await page.until('a table of each group', () =>
        page.evaluate("document.querySelectorAll('.quality table tbody th').length > 30"),
      );
      await check(page);
      await page.until('the focus on the link to the audit', async () => {
        await page.press('Tab');
        return page.evaluate('document.activeElement.matches(\'.in-short a[href="#audit"]\')');
      });
      await page.press('Enter');
      await page.until('the verdicts in view', () =>
        page.evaluate(`(() => {
          const { top } = document.querySelector('#audit').getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        })()`),
      );
    },
  },
};
