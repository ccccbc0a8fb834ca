import { clientsOf, makeCall } from '../port/calls.js';
import type { Commerce } from '../port/commerce.js';
import { CommerceError, InputError } from '../port/errors.js';
import type { CommerceHandlerOptions } from './createCommerceHandler.js';
import { isExpected } from './expected.js';
import { checkCall } from './parseCall.js';

export interface CheckedCommerceOptions extends Pick<CommerceHandlerOptions, 'onError'> {
  /** Returns the IP address of the form's sender, as far as the server can trust it. Default: unknown. */
  buyerIp?: () => string | undefined;
}

/**
 * Creates a commerce for forms that reach the server without script. It checks the arguments of calls as `createCommerceHandler` does.
 * A call with a wrong argument rejects with a `CommerceError` of kind `refused` and status 400.
 */
export function createCheckedCommerce(
  commerce: Commerce,
  { onError = console.error, buyerIp = () => undefined }: CheckedCommerceOptions = {},
): Commerce {
  const { platform, capabilities } = commerce;
  const clients = clientsOf(async (call, args, { signal, buyer }) => {
    const { name } = call;
    const refused = (message: string, cause?: unknown) =>
      new CommerceError('refused', name, message, { status: 400, cause });
    const asked = checkCall(call, { args, buyer });
    if ('problem' in asked) throw refused(asked.problem);
    try {
      return await makeCall(commerce, call, asked.args, { signal, buyer: { ...asked.buyer, ip: buyerIp() } });
    } catch (error) {
      if (error instanceof InputError) throw refused(error.message, error);
      if (!isExpected(error)) onError(error);
      if (error instanceof CommerceError) throw error;
      throw new CommerceError('http', name, `${name}: it failed.`, { status: 500, cause: error });
    }
  });
  return { platform, capabilities, ...clients };
}
