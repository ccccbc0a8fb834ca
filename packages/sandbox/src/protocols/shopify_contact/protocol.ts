/** The contact form of a theme. Shopify mails its content to the shop. The storefront serves the page itself. */
import { methodNotAllowed, redirect } from '../../http.js';
import { isEmail } from '../../shop/customer/email.js';
import type { Protocol } from '../protocol.js';
import { fromForm, isRecord } from '../shopify_ajax/input.js';

const page = '/contact';

export const shopifyContact: Protocol = {
  matches: ({ pathname }) => pathname === page,
  names: [`POST ${page}`],
  calls: ({ method }) => (method === 'POST' ? ['contact.send', `POST ${page}`] : []),

  answer(request, { search }, body, { shop, shopUrl }) {
    if (request.method === 'GET' || request.method === 'HEAD')
      return redirect(new URL(page + search, shopUrl).href, 302);
    if (request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
    const { form_type: type, contact } = fromForm(new URLSearchParams(body));
    const message = type === 'contact' && isRecord(contact) ? readMessage(contact) : undefined;
    if (!message) return redirect(`${page}#contact_form`, 302);
    shop.receive(message);
    return redirect(`${page}?contact_posted=true#contact_form`, 302);
  },
};

/** Returns the message; undefined without a valid email address or without a text. */
function readMessage({ name, email, body }: Record<string, unknown>) {
  if (typeof email !== 'string' || !isEmail(email) || typeof body !== 'string' || body.trim() === '') return undefined;
  return { email, text: body, ...(typeof name === 'string' && name.trim() !== '' && { name }) };
}
