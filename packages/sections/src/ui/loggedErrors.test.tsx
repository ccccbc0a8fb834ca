// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ForgotPasswordForm } from '../ForgotPasswordForm/ForgotPasswordForm.js';
import { LoginForm } from '../LoginForm/LoginForm.js';
import { ShopProvider } from '../shop/ShopProvider.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Sent {
  fields: Record<string, string>;
  button: string;
  /** Whether the platform fails. Default: it answers. */
  fails?: boolean;
}

/** Sends a form for a customer who does not exist, and returns the logged errors. */
async function logOf(form: ReactNode, { fields, button, fails = false }: Sent) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sandbox = createSandbox({ passwordCost: 1 });
  if (fails) sandbox.faults.add({ match: {}, fault: 'status=500' });
  const commerce = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
    },
  );
  render(
    <ShopProvider commerce={commerce} shop={shop} cartChannel={crypto.randomUUID()}>
      {form}
    </ShopProvider>,
  );
  for (const [label, text] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), text);
  await userEvent.click(screen.getByRole('button', { name: button }));
  // A long limit, for slow machines.
  await screen.findByRole('group', { name: 'There is a problem' }, { timeout: 20_000 });
  return log.mock.calls;
}

const login = { fields: { Email: 'nobody@example.com', Password: 'northlane' }, button: 'Login' };
const recovery = { fields: { Email: 'nobody@example.com' }, button: 'Send' };

it("spec §8: errors of the login are also logged as 'Something went wrong'", async () => {
  expect(await logOf(<LoginForm />, login)).toContainEqual([
    'Something went wrong',
    [expect.objectContaining({ message: 'Unidentified customer' })],
  ]);
});

it('spec §4: errors of a forgotten password are also logged', async () => {
  expect(await logOf(<ForgotPasswordForm />, recovery)).toContainEqual([
    'Something went wrong',
    [expect.objectContaining({ message: 'Input value is invalid.' })],
  ]);
});

it.each([
  ['login', <LoginForm />, login],
  ['forgotten password', <ForgotPasswordForm />, recovery],
])('spec §8: an exception of the %s shows as an error, so it is logged, too', async (_name, form, sent) => {
  expect(await logOf(form, { ...sent, fails: true })).toContainEqual([
    'Something went wrong',
    expect.objectContaining({ kind: 'http' }),
  ]);
});
