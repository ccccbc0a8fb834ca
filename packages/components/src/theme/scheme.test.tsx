// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseScheme, chosenScheme } from './scheme.js';
import { SchemeScript } from './SchemeScript.js';
import { ThemeStyle } from './ThemeStyle.js';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens another page of the shop, whose head has the script. */
function visit() {
  delete root.dataset.theme;
  const html = renderToStaticMarkup(<SchemeScript nonce="n" />);
  const script = html.match(/^<script nonce="n">(.*)<\/script>$/)?.[1];
  // Runs the script as the page's own parser would.
  (0, eval)(script ?? '');
}

test('the choice shows on the next page, and stays', () => {
  expect(chosenScheme()).toBe('system');
  chooseScheme('dark');
  expect(root.dataset.theme).toBe('dark');
  visit();
  expect(root.dataset.theme).toBe('dark');
  expect(chosenScheme()).toBe('dark');

  chooseScheme('system');
  expect(root.dataset.theme).toBeUndefined();
  visit();
  expect(root.dataset.theme).toBeUndefined();
});

test('a browser without storage shows the choice on this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  chooseScheme('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(chosenScheme()).toBe('system');
  expect(visit).not.toThrow();
});

test('a foreign value in the storage is not a scheme', () => {
  localStorage.setItem('vitrine-scheme', 'x" onload="');
  expect(chosenScheme()).toBe('system');
  visit();
  expect(root.dataset.theme).toBeUndefined();
});

test('ThemeStyle follows its props, with one style element', () => {
  const { container, rerender } = render(<ThemeStyle brand={{ radius: { md: '12px' } }} />);
  const css = () => [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  expect(container.querySelectorAll('style')).toHaveLength(1);
  expect(css()).toContain('--vt-radius-md:12px');
  rerender(<ThemeStyle brand={{ radius: { md: '2px' }, font: { body: "'A', </style>" } }} scheme="dark" />);
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(css()).not.toContain('--vt-radius-md:12px');
  expect(css()).toContain('--vt-radius-md:2px');
  expect(css()).toContain('color-scheme:dark');
  expect(css()).not.toContain('</style>');
});
