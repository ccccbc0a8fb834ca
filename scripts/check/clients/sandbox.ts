/** Where the sandbox is that the clients are pointed at. */
const url = process.env.SANDBOX_URL;
if (!url) throw new Error('SANDBOX_URL is not set: start this with npm run test:clients.');

/** '127.0.0.1:4010', as most clients want a shop's domain. */
export const domain = new URL(url).host;
export const origin = new URL(url).origin;

/** @throws Error where there is nothing */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
