import { CommerceError } from '../../port/errors.js';
import type { ContactClient } from '../../port/contact.js';
import { refused, type Transport } from './transport.js';

const call = 'POST /contact';

/**
 * Sends messages as the contact form of a Shopify theme does, which the platform passes on to the shop's mailbox. It says by where it
 * leads whether it has taken one.
 * @param url where that form is posted to; undefined where there is none
 */
export const createContact = (url: string | undefined, transport: Transport): ContactClient => ({
  async send({ name, email, text }, { signal } = {}) {
    if (url === undefined)
      throw new CommerceError('refused', call, `${call}: the shop has no form to send messages to. Set CONTACT_URL.`);
    if (!looksLikeEmail(email)) return { errors: [{ code: 'customer.invalid', field: ['email'] }] };
    const fields = new URLSearchParams({ form_type: 'contact', utf8: '✓' });
    if (name) fields.set('contact[name]', name);
    fields.set('contact[email]', email);
    fields.set('contact[body]', text);
    return transport({
      call,
      url,
      init: {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: fields.toString(),
      },
      isIdempotent: false,
      signal,
      decode: (answer) => {
        const location = URL.parse(answer.headers.get('location') ?? '', url);
        const isLedOn = answer.status >= 300 && answer.status < 400;
        // A page of its own, such as one that asks whether one is human, is for people only.
        if (!isLedOn || location?.searchParams.get('contact_posted') !== 'true') throw refused(call, answer);
        return { errors: [] };
      },
    });
  },
});

/** The platform shows its page again for any other, and does not say why. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
