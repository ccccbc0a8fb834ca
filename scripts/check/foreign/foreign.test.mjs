import { expect, test } from 'vitest';
import { read } from '../../run/files.mjs';

test.each(['preview', 'test-runner'])('the README of the checks shows the %s.ts of a foreign Storybook', (name) => {
  expect(read('packages/story-checks/README.md')).toContain(read(`scripts/check/foreign/.storybook/${name}.ts`));
});
