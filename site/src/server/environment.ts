import { detectPlatform, type CommerceSettings } from '@vitrine/commerce/server';

/** The platform that this server's environment names; the sandbox where it names none. Throws a ConfigurationError. */
export const settings = (): CommerceSettings => detectPlatform(process.env);

/** The address at which shoppers reach the shop: no page may take it from a request, since pages are shared. */
export const siteUrl = () => new URL(process.env.SITE_URL ?? 'http://localhost:3000');

/** How many proxies of ours a request passes before it arrives: as many addresses at the end of x-forwarded-for are true. */
export function trustedProxies(): number {
  const text = process.env.TRUSTED_PROXIES || '0';
  if (!/^\d$/.test(text))
    throw new Error(
      `TRUSTED_PROXIES is '${text}', which is no number of proxies: set it to how many stand in front of the shop, such as 1, ` +
        'or leave it out where there is none.',
    );
  return Number(text);
}

const shortestSecret = 32;

/** What seals the shoppers' cookies. The development server has one of its own until it ends. */
export function sessionSecret(): string {
  const secret = process.env.SESSION_SECRET ?? (process.env.NODE_ENV === 'production' ? '' : developmentSecret);
  if (secret.length < shortestSecret)
    throw new Error(
      `SESSION_SECRET ${secret ? `has ${secret.length} characters` : 'is not set'}, and it seals the shoppers' cookies: ` +
        `set it to a random text of at least ${shortestSecret} characters, the same for every server of the shop.`,
    );
  return secret;
}

const developmentSecret = crypto.randomUUID();
