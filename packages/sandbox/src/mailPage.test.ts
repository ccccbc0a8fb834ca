import { expect, test } from 'vitest';
import { origin, testSandbox } from './testing/client.js';
import { testShopWithCustomers } from './testing/fixture.js';

const sandboxWith = (admin: boolean) => {
  const sandbox = testSandbox({ data: testShopWithCustomers, shopUrl: 'https://front.test', admin });
  sandbox.shop.customers.recover(
    'ada@example.com',
    ({ token }) => `https://front.test/account/reset/1/${token}?a=<b>&c`,
  );
  const get = async (path: string) => {
    const response = await sandbox.fetch(new Request(origin + path));
    return { status: response.status, text: await response.text() };
  };
  return { sandbox, get, id: sandbox.shop.store.all('mail')[0]!.id };
};

test("a mail has a page in the shop's design, with its link", async () => {
  const { get, id, sandbox } = sandboxWith(true);
  const { status, text } = await get(`/mail/${id}`);
  expect(status).toBe(200);
  expect(text).toContain('<h1>Reset your password</h1>');
  expect(text).toContain('<span class="brand">Test Shop</span>');
  expect(text).toContain('Hello Ada,');
  const { token } = sandbox.shop.store.all('passwordLink')[0]!;
  expect(text).toContain(`href="https://front.test/account/reset/1/${token}?a=&lt;b&gt;&amp;c"`);
  expect((await get('/mail/none')).status).toBe(404);
});

test('the front page lists the mail with its link, and the customers with their passwords', async () => {
  const { get, id, sandbox } = sandboxWith(true);
  const { text } = await get('/');
  expect(text).toContain(`href="/mail/${id}"`);
  expect(text).toContain(sandbox.shop.store.all('passwordLink')[0]!.token);
  expect(text).toMatch(/ada@example\.com[^]*lovelace/);
});

test('mail is private if the sandbox is', async () => {
  const { get, id } = sandboxWith(false);
  expect((await get(`/mail/${id}`)).status).toBe(404);
  const { text } = await get('/');
  expect(text).not.toContain(id);
  expect(text).not.toContain('lovelace');
});
