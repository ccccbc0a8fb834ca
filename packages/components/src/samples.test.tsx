// @vitest-environment jsdom
/// <reference types="vite/client" />
import './testEnvironment.js';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const files = Object.entries(
  import.meta.glob<Record<string, ComponentType<{ children: ReactNode }>>>('./*/*.sample.tsx'),
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(files)('%s renders as pasted', async (_, load) => {
  const error = vi.spyOn(console, 'error');
  const drawn = Object.values(await load());
  expect(drawn).toHaveLength(1);
  for (const Sample of drawn) {
    const page = <Sample>Page</Sample>;
    const html = renderToString(page);
    expect(html).not.toBe('');
    // A whole document is for a server.
    if (!html.startsWith('<html')) expect(render(page).container.childElementCount).toBeGreaterThan(0);
  }
  expect(error.mock.calls).toEqual([]);
});
