import { expect, it, vi } from 'vitest';
import { warnOfProxy } from './peer';

it('an unknown proxy is reported once, with the setting that is missing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnOfProxy({}, 0);
  warnOfProxy({ 'x-forwarded-for': '192.0.2.1' }, 1);
  expect(warn).not.toHaveBeenCalled();
  warnOfProxy({ 'x-forwarded-for': '192.0.2.1' }, 0);
  warnOfProxy({ 'x-forwarded-for': '192.0.2.2' }, 0);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/TRUSTED_PROXIES is 0.*Set TRUSTED_PROXIES/));
});
