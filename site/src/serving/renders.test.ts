import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createRenders } from './renders';

function respond() {
  const events = new EventEmitter();
  const response = Object.assign(events, { writeHead: vi.fn(() => response), end: vi.fn() });
  return response as typeof response & ServerResponse;
}

it('refuses a page above the bound, and takes one as soon as another has ended', () => {
  const refuse = createRenders(2);
  const pending = [respond(), respond()];
  for (const response of pending) expect(refuse('/products/floor-pump', response)).toBe(false);
  const refused = respond();
  expect(refuse('/search?q=pump', refused)).toBe(true);
  expect(refused.writeHead).toHaveBeenCalledWith(
    503,
    expect.objectContaining({ 'Retry-After': '2', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }),
  );
  expect(refused.end).toHaveBeenCalledWith('The shop is very busy right now. Please try again in a moment.\n');
  refused.emit('close');
  expect(refuse('/', respond())).toBe(true);
  pending[0]?.emit('close');
  expect(refuse('/', respond())).toBe(false);
});

it.each(['/api/shop/cart/get', '/api/health', '/_next/static/a.js', '/media/a/b'])('does not count %s', (url) => {
  const refuse = createRenders(1);
  expect(refuse('/', respond())).toBe(false);
  expect(refuse(url, respond())).toBe(false);
});
