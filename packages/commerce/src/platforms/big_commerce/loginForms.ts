/** Posts the forms of the store's own login page, like a browser, for tasks that the REST API does not cover. */
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import { refused, type PlatformAnswer, type Transport } from '../../shared/transport.js';

export interface LoginForms {
  /** Submits a form. Returns the query of the URL to which the platform redirects. */
  submit(
    action: 'send_password_email' | 'save_new_password',
    fields: Record<string, string>,
    options?: CallOptions,
  ): Promise<URLSearchParams>;
}

const antiForgeryCookie = 'XSRF-TOKEN';

/** @param storeUrl returns the URL of the platform's own pages of the store */
export function createLoginForms(
  storeUrl: (options: CallOptions) => Promise<string>,
  transport: Transport,
): LoginForms {
  return {
    async submit(action, fields, options = {}) {
      const page = new URL('/login.php', await storeUrl(options));
      const { signal } = options;
      const token = await transport({
        call: 'HEAD /login.php',
        url: page.href,
        init: { method: 'HEAD', redirect: 'manual' },
        isIdempotent: true,
        signal,
        decode: readToken,
      });
      return transport({
        call: `POST /login.php?action=${action}`,
        url: `${page.href}?action=${action}`,
        init: {
          method: 'POST',
          redirect: 'manual',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-xsrf-token': token,
            cookie: `${antiForgeryCookie}=${token}`,
          },
          body: new URLSearchParams(fields).toString(),
        },
        isIdempotent: false,
        signal,
        decode: (answer) => locationOf(`POST /login.php?action=${action}`, answer, page),
      });
    },
  };
}

function readToken({ headers }: PlatformAnswer): string {
  for (const cookie of headers.getSetCookie()) {
    const [, token] = new RegExp(`^${antiForgeryCookie}=([^;]+)`).exec(cookie) ?? [];
    if (token) return token;
  }
  throw new CommerceError('shape', 'HEAD /login.php', `HEAD /login.php: there is no cookie ${antiForgeryCookie}.`);
}

function locationOf(call: string, answer: PlatformAnswer, page: URL): URLSearchParams {
  const location = answer.headers.get('location');
  if (answer.status < 300 || answer.status > 399 || location === null) throw refused(call, answer);
  return new URL(location, page).searchParams;
}
