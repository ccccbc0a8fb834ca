// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useIsShown } from './useIsShown';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let renders: boolean[] = [];
afterEach(() => void (renders = []));

function Part() {
  const isShown = useIsShown();
  renders.push(isShown);
  return isShown ? 'all' : 'the main content';
}

it('shows all in HTML, and renders once in the browser, so that what is in it hydrates by itself', async () => {
  const html = renderToString(createElement(Part));
  expect(html).toBe('all');
  renders = [];
  const container = document.createElement('div');
  container.innerHTML = html;
  const root = await act(() => hydrateRoot(container, createElement(Part)));
  expect(renders).toEqual([true]);
  await act(() => root.unmount());
});

it('shows the rest after the main content if the browser renders it', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(() => root.render(createElement(Part)));
  expect(renders).toEqual([false, true]);
  expect(container.textContent).toBe('all');
  await act(() => root.unmount());
});
