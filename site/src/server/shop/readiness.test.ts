import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness';

const answers = () => Promise.resolve();

it('calls the platform once in five seconds, and reports when it fails and recovers', async () => {
  let at = 0;
  const platform = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({});
  const ready = createReadiness({ platform, store: answers }, () => at);
  expect(await ready()).toEqual({ platform: 'failed', store: 'ok', at: 0 });
  at = 4999;
  expect(await Promise.all([ready(), ready()])).toMatchObject([{ platform: 'failed' }, { platform: 'failed' }]);
  expect(platform).toHaveBeenCalledTimes(1);
  at = 5000;
  expect(await ready()).toEqual({ platform: 'ok', store: 'ok', at: 5000 });
});

it('reports a store that fails beside a platform that answers', async () => {
  const store = () => Promise.reject(new Error('down'));
  expect(await createReadiness({ platform: answers, store }, () => 0)()).toEqual({
    platform: 'ok',
    store: 'failed',
    at: 0,
  });
});
