import { formatMessage, messages as ofComponents } from '@vitrine/components';
import { expect, test } from 'vitest';
import { messages, withEnglish } from './messages.js';

test('spec §2: the cart announces its number of items', () => {
  const said = (count: number) => [messages.cart, messages.cartBadge].map((text) => formatMessage(text, { count }));
  expect(said(1)).toEqual(['Shopping cart (1)', 'Cart with 1 items.']);
  expect(said(12)).toEqual(['Shopping cart (12)', 'Cart with 12 items.']);
  expect(messages.cartBadgeEmpty).toBe('Cart is empty.');
});

test('spec §5: the texts of the button that adds to the cart', () => {
  const { addToCart, soldOut, allOptionsRequired } = messages;
  expect([addToCart, soldOut, allOptionsRequired]).toEqual([
    'Add to Cart',
    'Sold out',
    'All required options must be selected',
  ]);
  expect(formatMessage(messages.selectOption, { option: 'Size' })).toBe('Select Size');
});

test('a text that a component has as well is the same text: components read the texts of the shop', () => {
  const changed = Object.entries(ofComponents)
    .filter(([key, text]) => key in messages && messages[key as keyof typeof messages] !== text)
    .map(([key]) => key);
  // Spec §9: the placeholder of a price.
  expect(changed).toEqual(['priceUnknown']);
});

test('the pages of a list have a singular and a plural', () => {
  const said = (pages: number) => formatMessage(messages.noSuchPageText, { list: 'Bikes', pages });
  expect([said(1), said(2)]).toEqual(['Bikes has one page.', 'Bikes has 2 pages.']);
});

test('spec §2: the texts of the pages to sign in', () => {
  const { register, login, forgotPassword, forgotPasswordText, send, backToLogin, checkInbox, checkInboxText } =
    messages;
  expect([register, login, forgotPassword, send, backToLogin, checkInbox]).toEqual([
    'Register',
    'Login',
    'Forgot password',
    'Send',
    'Go back to login',
    'Check your inbox!',
  ]);
  expect(forgotPasswordText).toBe('Enter your email and we will send you a password reset link.');
  expect(checkInboxText).toBe("We've just sent you an email - follow the reset instructions to change your password.");
  expect([messages.forgotPasswordLink, messages.resetPassword, messages.changePassword]).toEqual([
    'Forgot password?',
    'Reset password',
    'Change password',
  ]);
});

test('spec §2: the texts of the account page', () => {
  const { accountTitle, signOut, orders, editAddress, defaultAddress, addAddress, notAvailable } = messages;
  expect([accountTitle, signOut, orders, editAddress, defaultAddress, addAddress, notAvailable]).toEqual([
    'Your account',
    'Sign Out',
    'Orders',
    'Edit address',
    'Default',
    'Add new address',
    'n/a',
  ]);
});

test("spec §4: the texts of the guard's redirect and of a form being sent", () => {
  expect(formatMessage(messages.redirecting, { status: 'unauthenticated', url: '/account/login' })).toBe(
    'unauthenticated! Redirecting to /account/login...',
  );
  expect(messages.submitting).toBe('Submitting...');
});

test("spec §8: the texts of the platform's refusals", () => {
  expect(messages['refusal.customer.invalid']).toBe('Input value is invalid.');
  expect(messages['refusal.customer.emailTaken']).toBe('Email has already been taken');
  expect(messages['refusal.customer.passwordTooShort']).toBe('Password is too short (minimum is 5 characters)');
  expect(messages['refusal.customer.unidentified']).toBe('Unidentified customer');
  expect(messages['refusal.customer.tokenNotFound']).toBe('Access token does not exist');
  expect(messages.passwordsDiffer).toBe("Passwords don't match");
});

test('spec §2: the texts of the pages of orders and addresses', () => {
  expect(messages.noOrders).toBe("You don't have any orders yet.");
  expect(formatMessage(messages.order, { name: '#1001' })).toBe('Order #1001');
  const { orders, orderDetails, startFirstOrder, paymentStatus, fulfillmentStatus, subtotal, shipping, total } =
    messages;
  expect([orders, orderDetails, startFirstOrder]).toEqual(['Orders', 'Order details', 'Start Shopping!']);
  expect([paymentStatus, fulfillmentStatus]).toEqual(['Payment status:', 'Fulfillment Status:']);
  expect([subtotal, shipping, total]).toEqual(['Subtotal', 'Shipping', 'Total']);
  const { createAddress, editAddress, addAddress, chooseCountry, chooseState, notAvailable } = messages;
  expect([createAddress, editAddress, addAddress]).toEqual(['Create address', 'Edit address', 'Add new address']);
  expect([chooseCountry, chooseState, notAvailable]).toEqual(['Choose country', 'Choose state', 'n/a']);
});

test('missing texts are filled in once for the same texts; without texts it is English', () => {
  const own = { cart: 'Korb ({count})' };
  const whole = withEnglish(own);
  expect(whole).toEqual({ ...messages, ...own });
  expect(withEnglish(own)).toBe(whole);
  expect(withEnglish({ ...own })).not.toBe(whole);
  expect(withEnglish(undefined)).toBe(messages);
});
