import { clientsOf } from '../port/calls.js';
import { CommerceError } from '../port/errors.js';

/** Refuses every call. */
export const { customer: noCustomer } = clientsOf(({ name }) =>
  Promise.reject(new CommerceError('refused', name, `${name}: this adapter has no customers yet.`)),
);
