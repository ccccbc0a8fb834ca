/** Keeps pages of other sites away from a developer's sandbox: by the headers Host (DNS rebinding) and Origin (forged requests). */
import { isIP } from 'node:net';
import { plain } from '../http.js';

export interface OriginRules {
  /** The host at which the server listens: requests may name it in the header Host. */
  host: string;
  /**
   * Schemes and hosts such as 'https://shop.test'. Their pages may call the sandbox, and requests may name their hosts in the header
   * Host.
   */
  origins: readonly string[];
}

/** A response with status 403 that names the setting, or undefined for a request that is allowed. */
export function refuseForeign(
  { headers, url }: Request,
  { host: ownHost, origins }: OriginRules,
): Response | undefined {
  const { host, hostname } = new URL(url);
  const isOwn = isAddress(hostname) || isLocal(hostname) || hostname === ownHost.toLowerCase();
  if (!isOwn && !origins.some((allowed) => new URL(allowed).host === host))
    return refusal(`The sandbox does not answer at the host ${host}. To answer there, ${advice(`http://${host}`)}`);
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  // Programs send no Origin. Browsers send one with each call of a page, and 'null' with some forms of the same site.
  if (origin === null || site === 'same-origin' || site === 'none') return undefined;
  if (!URL.canParse(origin))
    return refusal(
      'Pages without an origin may not call the sandbox. Serve the page from localhost, or from an origin in SANDBOX_ORIGINS or --origins.',
    );
  const page = new URL(origin);
  if (
    page.host === host ||
    isLocal(page.hostname) ||
    origins.some((allowed) => new URL(allowed).origin === page.origin)
  )
    return undefined;
  return refusal(`Pages of ${page.origin} may not call the sandbox. To allow them, ${advice(page.origin)}`);
}

const advice = (origin: string): string => `add ${origin} to SANDBOX_ORIGINS or --origins.`;

const refusal = (sentence: string): Response => plain(`${sentence}\n`, { status: 403 });

/** Whether the name can only mean this machine. */
const isLocal = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$/.test(hostname) ||
  hostname === '[::1]' ||
  (isIP(hostname) === 4 && hostname.startsWith('127.'));

/** Another site's name can resolve to this machine, but its pages never have an address in the header Host. */
const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
