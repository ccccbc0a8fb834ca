import { expect, test } from 'vitest';
import { breakpoints, media } from './media.js';
import { tokens } from './tokens.js';

test('spec §9: breakpoints at 480, 768, 992, 1280 and 1536 px, content up to 1440 px', () => {
  expect(Object.values(breakpoints)).toEqual([480, 768, 992, 1280, 1536]);
  expect(media.md).toContain('48em');
  expect(tokens.size.content).toBe('1440px');
});
