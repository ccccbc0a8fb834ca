import { CommerceError } from '../port/errors.js';

/** The reason of a failed `fetch`: a code of the system such as 'ECONNRESET', or words. Node has it in the cause, browsers in the error. */
function reasonOf(error: unknown): string {
  const { code, message = '' } = (error instanceof Error ? (error.cause ?? error) : {}) as {
    code?: string;
    message?: string;
  };
  return code ?? message;
}

const isHere = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** What failed, and how to mend it. It has the address up to the port: the rest may be secret. */
function explain(url: string, error: unknown): string {
  const { origin = url, hostname = '' } = URL.parse(url) ?? {};
  const reason = reasonOf(error);
  const start = isHere(hostname) ? ' If it is the sandbox, start it: npx @vitrine/sandbox' : '';
  const known: Record<string, string> = {
    ECONNREFUSED: `Nothing answers at ${origin}.${start}`,
    ENOTFOUND: `No host is named ${hostname}: check the domain in the settings of the shop.`,
  };
  const unknown = `The connection to ${origin} failed${reason && ` (${reason})`}.`;
  // Browsers do not say why. Most often nothing answers.
  const isBrowsers = error instanceof Error && error.cause === undefined;
  return known[reason] ?? unknown + (isBrowsers ? start : '');
}

/**
 * Returns the failure of a call without a connection. Its message may reach a shopper's browser, so the address and the mend are in its cause,
 * for the developer.
 */
export const networkFailure = (call: string, url: string, error: unknown): CommerceError =>
  new CommerceError('network', call, `${call}: the connection failed.`, {
    cause: new Error(explain(url, error), { cause: error }),
  });
