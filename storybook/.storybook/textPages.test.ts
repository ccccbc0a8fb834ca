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
  opening: createElement('a', { href: './?path=/docs/models--docs' }, 'Models'),
  tokensCss: ':root{}',
};

test('each component has a page of its words, with links to the others', () => {
  const button = documented('Button', 'Starts an *action*.', 'For a page, use a `Link`, not a `Button` with <b>.');
  const pages = textPages({ ...sources, components: [button, documented('Link', 'Goes to a page.')] });
  expect([...pages.keys()]).toEqual([
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
