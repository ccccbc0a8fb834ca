import type { Order, UserError } from '@vitrine/commerce';
import type { Failure } from './failure.js';

/** The result of a sent form. It is plain data, so a server can return it as well. */
export interface FormResult {
  /** The refusals. Empty after a success. */
  errors: readonly UserError[];
  /** The failure of the call, after which the result is unknown. */
  failure?: Failure;
  /** Whether the failure left open if the form's product was added to the cart. */
  isUnconfirmed?: boolean;
  /** From a server: the written values by field name, to show the form again. Never a password. */
  values?: Readonly<Record<string, string>>;
  /** The order that `OrderLookup` was sent for. */
  order?: Order;
}

/**
 * Handles a form before scripts run, such as a server action. Redirects after a success, else returns the errors to show. `previous` is the
 * result of the last try.
 */
export type FormAction = (previous: FormResult | undefined, data: FormData) => Promise<FormResult>;

export const isSuccess = (result: FormResult | undefined): boolean =>
  result !== undefined && result.errors.length === 0 && result.failure === undefined;
