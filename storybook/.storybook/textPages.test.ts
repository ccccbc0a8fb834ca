// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Documented } from '@vitrine/story-kit/reference';
import { createElement } from 'react';
import { textPages } from './textPages.js';

const documented = (name: string, purpose: string, use = 'Use it.'): Documented => ({
  name,
  group: 'Actions',
  package: '@vitrine/components',
  imports: [name],
  props: {},
  stories: [],
  docs: {
    purpose,
    use,
    avoid: '',
    keys: [],
    announced: '',
    dos: [{ text: 'Do.' }],
    donts: [{ text: 'Do not.' }],
    related: ['Link'],
  },
});

const sources = {
  components: [],
  patterns: [],
  guides: [],
  storyPages: [],
  opening: createElement('a', { href: './?path=/docs/models--docs' }, 'Models'),
  tokensCss: ':root{}',
  firstExamples: new Map(),
};

test('each component has a page of its words, with links to the others', () => {
  const button = documented('Button', 'Starts an *action*.', 'For a page, use a `Link`, not a `Button` with <b>.');
  const pages = textPages({ ...sources, components: [button, documented('Link', 'Goes to a page.')] });
  expect([...pages.keys()]).toEqual([
    'text/tokens.css',
    'text/page.css',
    'text/overview--docs.html',
    'text/actions-button--docs.html',
    'text/actions-link--docs.html',
  ]);
  const page = pages.get('text/actions-button--docs.html');
  expect(page).toContain('<h1>Button</h1>');
  expect(page).toContain('Starts an <em>action</em>.');
  expect(page).toContain('<a href="../?path=/docs/actions-link--docs"><code>Link</code></a>');
  expect(page).toContain('<code>Button</code> with &lt;b&gt;');
});

test('a page has its first example, apart from the rules of its words, or the room for it', () => {
  const components = [documented('Button', 'Starts.'), documented('Link', 'Goes.')];
  const button = { html: '<button>Add to Cart</button>', css: '.a{color:red}', isFlush: false, height: '320px' };
  const pages = textPages({ ...sources, components, firstExamples: new Map([['actions-button--docs', button]]) });
  const rendered = /<template shadowrootmode="open">.*\.a\{color:red\}.*<button>Add to Cart<\/button><\/template>/;
  expect(pages.get('text/actions-button--docs.html')).toMatch(rendered);
  expect(pages.get('text/actions-button--docs.html')).toContain('class="rendered" style="min-block-size: 320px"');
  expect(pages.get('text/actions-link--docs.html')).toContain('<div class="example" aria-hidden="true"></div>');
});

test('an example that covers a screen has a document of its own, or a desktop’s and a phone’s', () => {
  const components = [documented('Menu', 'Opens.'), documented('Header', 'Leads.')];
  const example = { html: '<p class="a">Order & "return"</p>', css: '.a{color:red}', isFlush: true };
  const firstExamples = new Map([
    ['actions-menu--docs', { ...example, screen: { height: 360 } }],
    ['actions-header--docs', { ...example, screen: { height: 320, hasPhone: true } }],
  ]);
  const pages = textPages({ ...sources, components, firstExamples });
  const framesOf = (id: string) => {
    const holder = document.createElement('div');
    holder.innerHTML = pages.get(`text/actions-${id}--docs.html`)!;
    return [...holder.querySelectorAll<HTMLIFrameElement>('.example .screen > iframe')];
  };
  const [menu, ...others] = framesOf('menu');
  expect(others).toEqual([]);
  expect(menu!.parentElement!.style.blockSize).toBe('360px');
  expect(menu!.srcdoc).toContain('<body class="flush"><p class="a">Order & "return"</p>');
  expect(menu!.srcdoc).toContain('.a{color:red}');
  expect(framesOf('header').map(({ parentElement }) => parentElement!.style.getPropertyValue('--width'))).toEqual([
    '1280px',
    '390px',
  ]);
});

test('each pattern has a page of its words, with links to its components', () => {
  const part = {
    title: 'A press',
    reason: 'Press a `Button`.',
    rules: ['Press once.'] as const,
    stories: [{ id: 'actions-button--primary', caption: 'Press it.' }],
  };
  const pattern = {
    title: 'Pressing things',
    purpose: 'How to press.',
    parts: [part],
    components: ['Button'] as const,
  };
  const page = textPages({
    ...sources,
    components: [documented('Button', 'Starts an action.')],
    patterns: [pattern],
  }).get('text/patterns-pressing-things--docs.html');
  expect(page).toContain('<h2>A press</h2>');
  expect(page).toContain('<li>Press once.</li>');
  expect(page).toContain('<a href="../?path=/docs/actions-button--docs"><code>Button</code></a>: Starts an action.');
  expect(page).not.toContain('Stories');
});

test('the front page and each guide have a page of their words', () => {
  const guide = { id: 'guides-links--docs', title: 'Links', markdown: '# Links\n\n| a |\n| - |\n| `b` |\n' };
  const pages = textPages({ ...sources, guides: [guide] });
  expect(pages.get('text/guides-links--docs.html')).toContain('<td><code>b</code></td>');
  expect(pages.get('text/overview--docs.html')).toContain('<a href="../?path=/docs/models--docs">Models</a>');
});

test('a whole page has its description, a place for its first story, and the names of the others', () => {
  const home = {
    id: 'pages-home--docs',
    title: 'Home',
    description: 'The start page, `/`. See _Guidelines / Brands_.',
    stories: [
      { name: 'Default', description: 'As it opens.' },
      { name: 'Failed', description: 'The platform fails.' },
    ],
  };
  const page = textPages({ ...sources, storyPages: [home] }).get('text/pages-home--docs.html');
  expect(page).toContain('<h1>Home</h1>');
  expect(page).toContain('<code>/</code>. See <a href="../?path=/docs/guidelines-brands--docs">Brands</a>.');
  expect(page).toContain('<h3>Failed</h3>\n<p>The platform fails.</p>');
  expect(page).not.toContain('As it opens.');
});
