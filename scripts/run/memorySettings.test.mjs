import { expect, test } from 'vitest';
import { readImage } from './image.mjs';
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

test('the image serves JSON lines, and its health check is another command', () => {
  const { command, healthCheck, variables } = readImage();
  expect(command).toEqual(['node', '--import', './jsonLines.mjs', 'server.js']);
  expect(healthCheck.slice(0, 2)).toEqual(['node', '-e']);
  expect(variables).toMatchObject({ NODE_ENV: 'production', PORT: '3000' });
});
