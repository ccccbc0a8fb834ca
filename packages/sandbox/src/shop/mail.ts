/** The mail that the shop sends. */
import type { ShopData, ShopDetails } from './data.js';
import { formatMoney } from './money.js';
import { arrivalText, leavingText } from './order/dispatch.js';
import { addressRows } from './order/address.js';
import { fullPriceOf, totalRows } from './order/totals.js';
import type { CustomerRecord, MailRecord, OrderRecord } from './records.js';

type Letter = Omit<MailRecord, 'id' | 'sentAt'>;

/** @param origin see `CheckoutDetails` */
export function confirmationOf(order: OrderRecord, data: ShopData, origin?: string): Letter {
  const { address, lines, currencyCode } = order;
  const placedAt = new Date(order.placedAt);
  const rate = data.shippingRates?.find(({ code }) => code === order.shippingRate);
  const times = [leavingText(placedAt, data), rate && arrivalText(rate, placedAt, data)].filter(Boolean);
  return {
    to: order.email,
    order: order.token,
    subject: `Order #${order.number} confirmed`,
    text: [
      `Hello ${address.firstName},`,
      '',
      `Thank you for your order #${order.number} at ${data.shop.name}.`,
      '',
      ...(times.length > 0 ? [times.map((text) => `${text}.`).join(' '), ''] : []),
      ...lines.map((line) => {
        const { quantity, title, variantTitle } = line;
        const name = [title, variantTitle].filter(Boolean).join(', ');
        return `${quantity} × ${name}: ${formatMoney({ minor: fullPriceOf(line), currencyCode })}`;
      }),
      '',
      ...totalRows(order).map(({ label, amount }) => `${label}: ${amount}`),
      '',
      'Ships to:',
      ...addressRows(address),
    ].join('\n'),
    ...(origin !== undefined && { link: { label: 'See your order', url: `${origin}/orders/${order.token}` } }),
  };
}

export const welcomeTo = (customer: CustomerRecord, shopName: string, url: string): Letter => ({
  to: customer.email,
  subject: `Welcome to ${shopName}`,
  text: [
    greetingTo(customer),
    '',
    `You now have an account at ${shopName}. Your addresses and orders are kept there for you.`,
  ].join('\n'),
  link: { label: 'Visit your account', url },
});

export const recoveryFor = (customer: CustomerRecord, shopName: string, url: string): Letter => ({
  to: customer.email,
  subject: 'Reset your password',
  text: [
    greetingTo(customer),
    '',
    `Somebody asked for a new password for your account at ${shopName}. If it was you, choose one within a day.`,
    '',
    'If it was not you, do nothing: your password does not change.',
  ].join('\n'),
  link: { label: 'Reset your password', url },
});

export const passwordChangeFor = (customer: CustomerRecord, shopName: string): Letter => ({
  to: customer.email,
  subject: 'Your password was changed',
  text: [
    greetingTo(customer),
    '',
    `The password of your account at ${shopName} was changed. If it was you, there is nothing to do.`,
    '',
    'If it was not you, choose a new one: press "Forgot password?" on the login page.',
  ].join('\n'),
});

export const invitationTo = (customer: CustomerRecord, shopName: string, url: string): Letter => ({
  to: customer.email,
  subject: `Activate your account at ${shopName}`,
  text: [greetingTo(customer), '', `${shopName} has made an account for you. Choose a password to use it.`].join('\n'),
  link: { label: 'Activate your account', url },
});

export const signInCodeFor = (email: string, code: string, shopName: string): Letter => ({
  to: email,
  subject: `${code} is your code for ${shopName}`,
  text: [
    `Enter this code to sign in to ${shopName}: ${code}`,
    '',
    'If it was not you who asked for it, do nothing.',
  ].join('\n'),
});

export interface ContactMessage {
  name?: string;
  /** The email address for the reply. */
  email: string;
  text: string;
}

/** Makes the mail with a shopper's message to the shop. */
export const messageFrom = (
  { name, email, text }: ContactMessage,
  { name: shopName, email: to = shopName }: ShopDetails,
): Letter => ({
  to,
  subject: `Message from ${name ?? email}`,
  text: [`From ${name ? `${name}, ` : ''}${email}:`, '', text].join('\n'),
});

const greetingTo = ({ firstName }: CustomerRecord): string => (firstName ? `Hello ${firstName},` : 'Hello,');
