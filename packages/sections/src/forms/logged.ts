import type { CustomerResult } from '@vitrine/commerce';

const log = (errors: unknown) => console.error('Something went wrong', errors);

/** Logs the errors of a call, and what it throws, to the browser's console. */
export async function logged(call: Promise<CustomerResult>): Promise<CustomerResult> {
  try {
    const result = await call;
    if (result.errors.length > 0) log(result.errors);
    return result;
  } catch (error) {
    log(error);
    throw error;
  }
}
