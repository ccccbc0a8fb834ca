import { expect, test } from 'vitest';
import { fileName } from './fileName.js';

test.each([
  ['https://cdn.test/files/lane-one-1.jpg?v=1700', 'lane-one-1'],
  ['//cdn.test/a.b/Lane%20One.large.png#top', 'Lane One.large'],
  ['https://cdn.test/files/picture', 'picture'],
  ['https://cdn.test/files/%E0%A4%A.jpg', '%E0%A4%A'],
  ['https://cdn.test/files/', undefined],
])('the file at %s is named %s', (src, name) => {
  expect(fileName(src)).toBe(name);
});
