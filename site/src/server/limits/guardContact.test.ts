import { CommerceError } from '@vitrine/commerce';
import { expect, it, vi } from 'vitest';
import { createMemoryAttempts } from './attempts';
import { contactLimit, guardContact } from './guardContact';

const message = { email: 'robin@example.com', text: 'Hello' };

it('limits the messages of one visitor, and tells when the next one is allowed', async () => {
  let now = 1;
  const attempts = createMemoryAttempts(() => now);
  const send = vi.fn(async () => ({ errors: [] }));
  const of = (visitor: string) => guardContact({ send }, { attempts, visitor });
  for (let count = 0; count < contactLimit.most; count++) await of('192.0.2.1').send(message);
  const refused = [{ code: 'customer.tooManyAttempts', parameters: { minutes: contactLimit.minutes } }];
  expect(await of('192.0.2.1').send(message)).toEqual({ errors: refused });
  expect(send).toHaveBeenCalledTimes(contactLimit.most);
  expect(await of('192.0.2.2').send(message)).toEqual({ errors: [] });
  now += contactLimit.minutes * 60_000 + 1;
  expect(await of('192.0.2.1').send(message)).toEqual({ errors: [] });
});

it('does not count a message that an outage stops', async () => {
  const down = new CommerceError('http', 'contact.send', 'down');
  const send = vi.fn(() => Promise.reject<{ errors: [] }>(down));
  const { send: guarded } = guardContact({ send }, { attempts: createMemoryAttempts(), visitor: '192.0.2.1' });
  for (let count = 0; count < 2 * contactLimit.most; count++) await expect(guarded(message)).rejects.toBe(down);
  expect(send).toHaveBeenCalledTimes(2 * contactLimit.most);
});
