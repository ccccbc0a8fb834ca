import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import settings from '../../../vitest.config.ts';
import { allFiles } from '../../run/files.mjs';

it('each test file is run', () => {
  const tests = allFiles().filter((file) => /\.test\.\w+$/.test(file));
  expect(tests.length).toBeGreaterThan(350);
  expect(tests.filter((file) => !settings.test.include.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
