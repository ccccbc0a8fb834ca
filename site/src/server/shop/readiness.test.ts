import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness';

it('calls the platform once in five seconds, and reports when it fails and recovers', async () => {
  let at = 0;
  const ask = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({});
  const ready = createReadiness(ask, () => at);
  expect(await ready()).toEqual({ platform: 'failed', at: 0 });
  at = 4999;
  expect(await Promise.all([ready(), ready()])).toMatchObject([{ platform: 'failed' }, { platform: 'failed' }]);
  expect(ask).toHaveBeenCalledTimes(1);
  at = 5000;
  expect(await ready()).toEqual({ platform: 'ok', at: 5000 });
});
