import { expect, it } from 'vitest';
import { deviceOf } from './deviceOf';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { browser: 'Firefox', system: 'Linux' }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { browser: 'Microsoft Edge', system: 'Windows' },
  ],
  ['<b>Your bank</b>/1.0 (call +1 555)', {}],
  ['x'.repeat(100_000), {}],
  ['', {}],
])('the device of %s', (agent, device) => {
  expect(deviceOf(new Headers({ 'user-agent': agent }))).toEqual(device);
});
