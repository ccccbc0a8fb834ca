import { securityContact, siteUrl } from '../../../server/environment/variables';

/** In days, from the day of the response. RFC 9116 recommends less than a year. */
const validFor = 180;

/** Depends on the environment and the clock, so it is rendered for each request. */
export const dynamic = 'force-dynamic';

/** The contact for reports of vulnerabilities, in the format of RFC 9116; 404 without SECURITY_CONTACT. */
export function GET() {
  const contact = securityContact();
  if (!contact) return new Response('There is no security.txt.\n', { status: 404 });
  const expires = new Date(Date.now() + validFor * 24 * 60 * 60 * 1000).toISOString();
  const canonical = new URL('/.well-known/security.txt', siteUrl()).href;
  return new Response(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
