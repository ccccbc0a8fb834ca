import { expect, test } from 'vitest';
import { callNames } from './callNames.js';
import { protocols } from './protocols/index.js';

test('the list has the names of all protocols', async () => {
  const loaded = await Promise.all(protocols.map((protocol) => protocol.load()));
  expect(callNames).toEqual([...new Set(loaded.flatMap(({ names }) => names))].toSorted());
});
