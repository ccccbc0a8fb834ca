import { InputError } from '../../port/errors.js';

/** @throws InputError if there is no id */
export function toAddressId(id: string | undefined): string {
  if (!id) throw new InputError('Expected addressId but got undefined');
  return id;
}
