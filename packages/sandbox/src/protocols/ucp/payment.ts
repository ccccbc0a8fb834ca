/** The sandbox's payment handler. Its tokens do what the test cards of the hosted checkout do. */
import type { Version } from './versions.js';

const handlerId = 'sandbox';

/** The tokens of a payment, and their results. */
const tokens = {
  accepted: 'The payment is accepted.',
  declined: 'The payment is declined.',
  confirmed: 'The buyer must confirm the payment at continue_url.',
} as const;

type Token = keyof typeof tokens;

/** The handlers by their name. The domain `test` is reserved for tests, so nobody else has this handler. */
export const paymentHandlers = (version: Version) => ({
  'test.sandbox.payment': [
    { id: handlerId, version, available_instruments: [{ type: 'token' }], config: { environment: 'test', tokens } },
  ],
});

export interface Instrument {
  id: string;
  handler_id: string;
  type: string;
  selected?: boolean;
  credential?: { type: string; token?: string };
}

/** Returns the selected instrument, or the only one. */
export const selectedOf = (instruments: readonly Instrument[]): Instrument | undefined =>
  instruments.length === 1 ? instruments[0] : instruments.find(({ selected }) => selected);

/** Returns the result of a payment; undefined if the instrument is not of this handler. */
export function resultOf({ handler_id: handler, credential }: Instrument): Token | undefined {
  const names = Object.keys(tokens) as Token[];
  return handler === handlerId ? names.find((name) => name === credential?.token) : undefined;
}

/** Returns an instrument for an answer, without its credential. */
export const withoutCredential = ({ credential: _, ...instrument }: Instrument): Omit<Instrument, 'credential'> =>
  instrument;
