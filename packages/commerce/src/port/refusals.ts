/**
 * What was refused, or done otherwise than asked. `parameters` holds the numbers that a sentence about it needs, as far as the
 * platform's answer tells them.
 * - `cart.expired`: there is no cart to change any more; nothing was changed
 * - `cart.startedAnew`: a warning: the cart had expired, and a new one was started
 * - `cart.tooLarge`: it holds as many lines as it can
 * - `item.unknown`, `line.unknown`: the shop does not sell it; the cart no longer holds it
 * - `stock.none`: nothing is left of it
 * - `stock.notEnough`: there are not so many; `quantity` is how many the cart holds instead
 * - `quantity.belowMinimum` (`minimum`), `quantity.aboveMaximum` (`maximum`), `quantity.offIncrement` (`increment`)
 * - `quantity.invalid`: no number that can be ordered
 * - `options.missing`: a required option has no value
 * - `discount.unknown`, `discount.notApplicable`: there is no such code; it takes nothing off this cart
 * - `note.tooLong`: of the cart's note
 * - `customer.unidentified`: nobody has this e-mail address and this password
 * - `customer.tokenNotFound`: nobody is signed in any more; nothing was changed
 * - `customer.invalid`: what stands in `field` is no such thing, or nobody's
 * - `customer.emailTaken`, `customer.passwordTooShort`, `customer.passwordRefused`: of `email`, and of the password
 * - `customer.disabled`: the account waits for the mail that the platform sent, or was closed
 * - `customer.linkInvalid`: a link to a new password, or one back from signing in, that was used already, or is too old
 * - `customer.tooManyAttempts` (`minutes`): how long to wait before the next one
 * - `address.invalid`, `address.unknown`: what stands in `field`, and an address that is not there any more
 * - `unknown`: only the platform's own text says it
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
  | 'customer.disabled'
  | 'customer.linkInvalid'
  | 'customer.tooManyAttempts'
  | 'address.invalid'
  | 'address.unknown'
  | 'unknown';

/** What a shopper can mend: shown beside the form or the line that it concerns. */
export interface UserError {
  code: RefusalCode;
  /** Such as `{ quantity: 3 }`: see `RefusalCode`. */
  parameters?: Record<string, string | number>;
  /** The platform's own sentence, in its language. A fallback where we have no text. */
  message?: string;
  /** The path of the input at fault, where the platform says so, `['lines', '0', 'quantity']`, or the id of the cart's line. */
  field?: string[];
  /** For instance 'Register Error'. */
  name?: string;
}
