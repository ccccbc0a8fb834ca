import { expect, it } from 'vitest';
import { CommerceError } from '../../port/errors.js';
import { createContact } from './contact.js';
import { createTransport } from '../../shared/transport.js';

const message = { email: 'robin@example.com', text: 'Hello' };
const url = 'https://northlane.test/contact';

const kindOf = (response: Response | undefined) =>
  createContact(response && url, createTransport({ fetch: async () => response ?? Response.error() }))
    .send(message)
    .then(
      ({ errors }) => errors,
      (error: unknown) => (error instanceof CommerceError ? error.kind : error),
    );

const leadingTo = (location: string) => new Response(null, { status: 302, headers: { location } });

it("accepts only the platform's own success as a success", async () => {
  expect(await kindOf(leadingTo('/contact?contact_posted=true#contact_form'))).toEqual([]);
  expect(await kindOf(leadingTo('/challenge#contact_form'))).toBe('refused');
  expect(await kindOf(leadingTo('/contact#contact_form'))).toBe('refused');
  expect(await kindOf(new Response('', { status: 404 }))).toBe('refused');
});

it('does not take a page for a refusal', async () => {
  expect(await kindOf(new Response('<h1>We will be back</h1>'))).toBe('shape');
});

it('is refused without a URL to send it to', async () => {
  expect(await kindOf(undefined)).toBe('refused');
});
