/** The URL of the clients' sandbox. */
const url = process.env.SANDBOX_URL;
if (!url) throw new Error('SANDBOX_URL is not set: start this with npm run test:clients.');

/** The host, '127.0.0.1:4010': most clients need a shop's domain. */
export const domain = new URL(url).host;
export const origin = new URL(url).origin;

/** @throws Error if the value is null or undefined */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
