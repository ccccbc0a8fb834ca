import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withScriptsAfterPaint } from './pageScripts.mjs';

const script = (src: string, nonce = '') => `<script src="${src}" async=""${nonce}></script>`;

/** The text of the page's own script. */
const loader = (html: string) => /<script[^>]*>(\(function[^]*)<\/script><\/body>/.exec(html)?.[1];

/** Runs the page's own script in a page that has not been painted. Returns the scripts that it asks for, and a function that reports an event. */
function open({ hidden = false } = {}) {
  const asked: string[] = [];
  const listeners = new Map<string, () => void>();
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener);
  const requestAnimationFrame = (listener: () => void) => listeners.set('frame', listener);
  class PerformanceObserver {
    constructor(listener: () => void) {
      listeners.set('paint', listener);
    }
    observe() {}
  }
  const head = { append: ({ src }: { src: string }) => asked.push(src) };
  const document = { head, hidden, createElement: () => ({}) };
  const html = withScriptsAfterPaint(`<head>${script('/_next/a.js')}</head><body></body>`);
  runInNewContext(loader(html)!, { document, addEventListener, requestAnimationFrame, PerformanceObserver });
  return { asked, report: (name: string) => listeners.get(name)?.() };
}

it('replaces the scripts of the build and their preloads with one script at the end', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
  const head = `${preload}${script('/_next/a.js')}`;
  const page = `<head>${head}</head><body><p>One</p>${script('/_next/b.js?dpl=1&amp;x=2')}</body>`;
  const html = withScriptsAfterPaint(page);
  const text = loader(html);
  expect(html).toBe(`<head></head><body><p>One</p><script>${text}</script></body>`);
  expect(text).toMatch(/\(\["\/_next\/a\.js","\/_next\/b\.js\?dpl=1&x=2"\]\)$/);
});

it('keeps other scripts', () => {
  const others =
    '<script src="/_next/old.js" noModule=""></script><script src="https://a.example/b.js" async=""></script><script>push(1)</script>';
  expect(withScriptsAfterPaint(`<head>${script('/_next/a.js')}${others}</head><body></body>`)).toContain(
    `<head>${others}</head>`,
  );
});

it('has the nonce of the scripts, for the policy of a page that is rendered for one request', () => {
  const html = withScriptsAfterPaint(`<head>${script('/_next/a.js', ' nonce="abc"')}</head><body></body>`);
  expect(html).toContain('<script nonce="abc">(function');
});

it('leaves a page without scripts', () => {
  const html = '<html><head></head><body></body></html>';
  expect(withScriptsAfterPaint(html)).toBe(html);
});

it.each(['paint', 'load'])('asks for the scripts at the first %s, once', (name) => {
  const { asked, report } = open();
  report('DOMContentLoaded');
  expect(asked).toEqual([]);
  report(name);
  report('paint');
  report('load');
  expect(asked).toEqual(['/_next/a.js']);
});

it('asks for the scripts two frames after the HTML at the latest', () => {
  const { asked, report } = open();
  for (const name of ['DOMContentLoaded', 'frame']) report(name);
  expect(asked).toEqual([]);
  report('frame');
  expect(asked).toEqual(['/_next/a.js']);
});

it('asks for the scripts of a hidden page with its HTML', () => {
  const { asked, report } = open({ hidden: true });
  report('DOMContentLoaded');
  expect(asked).toEqual(['/_next/a.js']);
});
