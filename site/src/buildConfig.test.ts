import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import config from '../next.config.mjs';

test('a server reads no more than its own settings', async () => {
  const [server, development] = [await config(PHASE_PRODUCTION_SERVER), await config(PHASE_DEVELOPMENT_SERVER)];
  expect(server).toHaveProperty('cacheHandler');
  // It would load our sources for these, and the build has written them.
  expect(server).not.toHaveProperty('headers');
  expect(server).not.toHaveProperty('rewrites');
  expect(development).toEqual({ ...server, ...development });
  expect(await development.headers?.()).not.toHaveLength(0);
});
