import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSandbox } from './server.js';

test('keeps an idle connection as long as the servers of platforms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'));
  const server = await serveSandbox({ port: 0, folder });
  const answer = await fetch(server.url);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  await answer.body?.cancel();
  await server.close();
  rmSync(folder, { recursive: true });
});
