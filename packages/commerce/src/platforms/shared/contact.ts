import { CommerceError } from '../../port/errors.js';
import type { ContactClient } from '../../port/contact.js';
import { refused, type Transport } from '../../shared/transport.js';

const call = 'POST /contact';

/**
 * Creates a client that posts messages in the format of a Shopify theme's contact form. The platform sends them to the shop's mailbox. The
 * URL of its redirect shows whether it accepted the message.
 * @param url the URL that receives the form; undefined if there is none
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
        // A page in place of the redirect says nothing about the message, such as one about works on the platform.
        if (answer.status < 300) throw new CommerceError('shape', call, `${call}: the answer is no redirect.`);
        // The platform asks whether the sender is human, or shows its form again.
        if (!isLedOn || location?.searchParams.get('contact_posted') !== 'true') throw refused(call, answer);
        return { errors: [] };
      },
    });
  },
});

/** Checks the format of an e-mail address. For an invalid one, the platform shows its page again without a reason. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
