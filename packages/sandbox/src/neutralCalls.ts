/** What calls do, named independently of their protocol. */
export const neutralCalls = [
  'catalog.read',
  'inventory.read',
  'cart.read',
  'cart.create',
  // Adds pieces to a cart, including the first pieces, which create the cart.
  'cart.add',
  'cart.update',
  'cart.remove',
  'checkout',
  'customer.read',
  'customer.login',
  'customer.logout',
  'customer.renew',
  'customer.register',
  'customer.update',
  // Requests a mail with a link to choose a new password.
  'customer.recover',
  // Sets a password with the link from a mail.
  'customer.reset',
  'orders.read',
  'addresses.read',
  'address.create',
  'address.update',
  'address.delete',
  'contact.send',
] as const;

/** The effect of a call, named independently of its protocol. */
export type NeutralCall = (typeof neutralCalls)[number];
