import { securityContact, siteUrl } from '../../../server/environment/variables';

/** Days. RFC 9116 advises less than a year; each answer counts from its own day. */
const validFor = 180;

/** Reads the environment and the clock, so it is answered for each request. */
export const dynamic = 'force-dynamic';

/** Where to report a weakness of the shop, as RFC 9116 has it; 404 without SECURITY_CONTACT. */
export function GET() {
  const contact = securityContact();
  if (!contact) return new Response('There is no security.txt.\n', { status: 404 });
  const expires = new Date(Date.now() + validFor * 24 * 60 * 60 * 1000).toISOString();
  const canonical = new URL('/.well-known/security.txt', siteUrl()).href;
  return new Response(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
