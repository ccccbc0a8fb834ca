import { expect, test } from 'vitest';
import { memorySettings } from './memorySettings.mjs';

test('a server has the bounds of memory of the image', () => {
  expect(memorySettings({})).toEqual({
    NODE_OPTIONS: expect.stringContaining('--max-old-space-size='),
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
});

test('its environment comes first', () => {
  expect(memorySettings({ NODE_OPTIONS: '--inspect' })).not.toHaveProperty('NODE_OPTIONS');
});
