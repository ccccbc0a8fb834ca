// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import './testEnvironment.js';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import readme from '../README.md?raw';
import { scriptHashes, styleHashes } from './csp.js';
import { Dialog, DialogHeader, ThemeStyle } from './index.js';
import { examples } from './testing/examples.js';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The HTML of each component's example, by its name. */
const rendered = Object.entries(examples).map(([name, element]) => [name, renderToStaticMarkup(element)] as const);
const all = rendered.map(([, html]) => html).join('');

test('the scripts in the HTML of all components are named', () => {
  const scripts = [...all.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => hashOf(text));
  expect(scripts).toEqual(scriptHashes);
  expect(all).not.toMatch(/ on\w+="|javascript:/);
});

test('the only style element in the HTML is the one of ThemeStyle, which takes a nonce', () => {
  const withStyle = rendered.filter(([, html]) => html.includes('<style')).map(([name]) => name);
  expect(withStyle).toEqual(['ThemeStyle']);
  const brand = { radius: { md: '12px' } };
  expect(renderToStaticMarkup(<ThemeStyle brand={brand} nonce="n" />)).toMatch(/^<style nonce="n">/);
  expect(renderToStaticMarkup(<ThemeStyle brand={brand} />)).toMatch(/^<style>/);
});

test('the style elements that come in the browser are named', async () => {
  // In tests react-aria leaves some out.
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('AppleWebKit/605.1.15 Safari/604.1');
  render(
    <>
      {examples.TagGroup}
      <Dialog isOpen>
        <DialogHeader title="Size guide" />
      </Dialog>
    </>,
  );
  // The sources have their styles in the page, which the published package has in files.
  const styles = () =>
    [...document.querySelectorAll('style:not([data-styled])')].map((style) => hashOf(style.textContent)).sort();
  // The page stops scrolling after the dialog's first frame.
  await vi.waitFor(() => expect(styles()).toEqual([...styleHashes].sort()));
});

test('README.md lists the components whose HTML has style attributes', () => {
  const [, list = ''] = /`style` attributes in the HTML: ([^]*?)\.\n/.exec(readme) ?? [];
  const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(listed).toEqual(
    rendered
      .filter(([, html]) => html.includes(' style="'))
      .map(([name]) => name)
      .sort(),
  );
});
