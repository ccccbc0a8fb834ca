/**
 * The reasons of errors and warnings. `parameters` holds the numbers for the message, as far as the platform's response has them.
 * - `cart.expired`: the cart no longer exists; nothing was changed
 * - `cart.startedAnew`: a warning: the cart had expired, and a new one was started
 * - `cart.tooLarge`: the cart has the maximum number of lines
 * - `item.unknown`, `line.unknown`: the shop does not sell the item; the cart no longer holds the line
 * - `stock.none`: no pieces are left
 * - `stock.notEnough`: too few pieces are left; `quantity` is the number that the cart holds instead
 * - `quantity.belowMinimum` (`minimum`), `quantity.aboveMaximum` (`maximum`), `quantity.offIncrement` (`increment`)
 * - `quantity.invalid`: the value is not a quantity that can be ordered
 * - `options.missing`: a required option has no value
 * - `discount.unknown`, `discount.notApplicable`: the code does not exist; it takes nothing off this cart
 * - `note.tooLong`: the cart's note is too long
 * - `customer.unidentified`: no account has this e-mail address and this password
 * - `customer.tokenNotFound`: nobody is signed in any more; nothing was changed
 * - `customer.invalid`: the value in `field` is invalid or unknown
 * - `customer.emailTaken`, `customer.passwordTooShort`, `customer.passwordRefused`: problems of `email` and of the password
 * - `customer.passwordWrong`: the current password is another one; nothing was changed
 * - `customer.passwordGuessable`: the new password is on lists of common ones, or is the shop's name or the customer's address
 * - `customer.disabled`: the account is closed, or waits for confirmation by the platform's mail
 * - `customer.linkInvalid`: the link for a new password, or the address after signing in, was used already or is too old
 * - `customer.tooManyAttempts` (`minutes`, `seconds`): too many attempts; `minutes` is the wait before the next one, and `seconds` too if it is shorter
 *   than a minute
 * - `order.unknown`: no order has this number and this e-mail address
 * - `address.invalid`, `address.unknown`: the value in `field` is invalid; the address no longer exists
 * - `unknown`: only the platform's own text explains it
 */
export type RefusalCode =
  | 'cart.expired'
  | 'cart.startedAnew'
  | 'cart.tooLarge'
  | 'item.unknown'
  | 'line.unknown'
  | 'stock.none'
  | 'stock.notEnough'
  | 'quantity.belowMinimum'
  | 'quantity.aboveMaximum'
  | 'quantity.offIncrement'
  | 'quantity.invalid'
  | 'options.missing'
  | 'discount.unknown'
  | 'discount.notApplicable'
  | 'note.tooLong'
  | 'customer.unidentified'
  | 'customer.tokenNotFound'
  | 'customer.invalid'
  | 'customer.emailTaken'
  | 'customer.passwordTooShort'
  | 'customer.passwordRefused'
  | 'customer.passwordWrong'
  | 'customer.passwordGuessable'
  | 'customer.disabled'
  | 'customer.linkInvalid'
  | 'customer.tooManyAttempts'
  | 'order.unknown'
  | 'address.invalid'
  | 'address.unknown'
  | 'unknown';

/** A failure that a shopper can mend. The page shows it beside the form or the line. */
export interface UserError {
  code: RefusalCode;
  /** For example `{ quantity: 3 }`, see `RefusalCode`. */
  parameters?: Record<string, string | number>;
  /** The platform's own message, in its language. A fallback for codes without our own text. */
  message?: string;
  /** The path of the invalid input, if the platform names it, `['lines', '0', 'quantity']`, or the id of the cart's line. */
  field?: string[];
  /** For example 'Register Error'. */
  name?: string;
}
