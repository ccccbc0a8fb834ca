/** Signing in without a password: a code by mail at the shop's own page, then OAuth 2.0 with PKCE for the storefront. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Customers } from './customers.js';
import { isEmail } from './email.js';
import { signInCodeFor } from '../mail.js';
import type { AuthorizationRecord, CustomerRecord, GrantRecord, MailRecord, SignInRecord } from '../records.js';
import type { Store } from '../store.js';
import { newToken } from '../token.js';

export type GrantRequest = Pick<GrantRecord, 'clientId' | 'redirectUri' | 'challenge'> & { nonce?: string | undefined };

interface CodeExchange {
  code: string;
  clientId: string;
  redirectUri: string;
  /** The secret whose hash was the challenge. */
  verifier: string;
}

export interface Authorizations {
  /** Sends a code to the address; returns undefined if the address is not valid. Does not reveal whether an account has the address. */
  sendCode(email: string): SignInRecord | undefined;
  /** Returns the customer, with a new account if nobody has the address; undefined for a wrong code. Allows five tries within ten minutes. */
  enterCode(id: string, code: string): CustomerRecord | undefined;
  /** Creates a grant that is valid once, for one minute. */
  grant(customer: CustomerRecord, request: GrantRequest): GrantRecord;
  /** Exchanges a code for tokens; returns undefined if anything does not match. The code is spent in either case. */
  exchange(exchange: CodeExchange, issuer: string): AuthorizationRecord | undefined;
  /** Replaces the tokens; returns undefined for a refresh token that is unknown or was used before. */
  refresh(refreshToken: string, clientId: string): AuthorizationRecord | undefined;
  /** Returns undefined for a token that is unknown or has expired. */
  find(accessToken: string): AuthorizationRecord | undefined;
  findByIdToken(idToken: string): AuthorizationRecord | undefined;
  /** Ends all OAuth sign-ins of the customer. */
  end(customerId: number): void;
}

export interface AuthorizationsOptions {
  store: Store;
  now: () => Date;
  customers: Customers;
  shopName: string;
  sendMail(letter: Omit<MailRecord, 'id' | 'sentAt'>): void;
}

const minute = 60 * 1000;
/** The lifetime of an access token, in seconds. */
export const accessTokenLifetime = 3600;
const maxTries = 5;

export function createAuthorizations({
  store,
  now,
  customers,
  shopName,
  sendMail,
}: AuthorizationsOptions): Authorizations {
  const inTime = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const isAlive = (expiresAt: string) => Date.parse(expiresAt) > now().getTime();

  const put = (record: Omit<AuthorizationRecord, 'accessToken' | 'accessExpiresAt' | 'refreshToken'>) => {
    const authorization: AuthorizationRecord = {
      ...record,
      accessToken: `shcat_${record.id}_${newToken()}`,
      accessExpiresAt: inTime(accessTokenLifetime * 1000),
      refreshToken: `shcrt_${record.id}_${newToken()}`,
    };
    store.put('authorization', authorization.id, authorization);
    return authorization;
  };
  const byToken = (token: string) => store.get('authorization', /^shc[ar]t_([\da-f]{32})_/.exec(token)?.[1] ?? '');

  return {
    sendCode(text) {
      const email = text.trim().toLowerCase();
      if (!isEmail(email)) return undefined;
      const signIn: SignInRecord = {
        id: newToken(),
        email,
        code: sixDigits(),
        triesLeft: maxTries,
        expiresAt: inTime(10 * minute),
      };
      store.put('signIn', signIn.id, signIn);
      sendMail(signInCodeFor(email, signIn.code, shopName));
      return signIn;
    },

    enterCode(id, code) {
      const signIn = store.get('signIn', id);
      if (!signIn || signIn.triesLeft === 0 || !isAlive(signIn.expiresAt)) return undefined;
      if (code.trim() !== signIn.code) {
        store.put('signIn', id, { ...signIn, triesLeft: signIn.triesLeft - 1 });
        return undefined;
      }
      store.delete('signIn', id);
      return customers.findByEmail(signIn.email) ?? customers.add({ email: signIn.email });
    },

    grant({ id: customerId }, { clientId, redirectUri, challenge, nonce }) {
      const record: GrantRecord = {
        code: newToken(),
        customerId,
        clientId,
        redirectUri,
        challenge,
        ...(nonce !== undefined && { nonce }),
        expiresAt: inTime(minute),
      };
      store.put('grant', record.code, record);
      return record;
    },

    exchange({ code, clientId, redirectUri, verifier }, issuer) {
      const grant = store.get('grant', code);
      if (!grant) return undefined;
      store.delete('grant', code);
      const fits =
        isAlive(grant.expiresAt) &&
        grant.clientId === clientId &&
        grant.redirectUri === redirectUri &&
        base64Url(sha256(utf8ToBytes(verifier))) === grant.challenge;
      const customer = customers.find(grant.customerId);
      if (!fits || !customer) return undefined;
      const id = newToken();
      const issuedAt = Math.floor(now().getTime() / 1000);
      const idToken = signed(
        {
          iss: issuer,
          aud: clientId,
          sub: String(customer.id),
          iat: issuedAt,
          exp: issuedAt + accessTokenLifetime,
          sid: id,
          email: customer.email,
          email_verified: true,
          ...(grant.nonce !== undefined && { nonce: grant.nonce }),
        },
        newToken(),
      );
      return put({ id, customerId: customer.id, clientId, idToken });
    },

    refresh(refreshToken, clientId) {
      const record = byToken(refreshToken);
      if (!record || record.refreshToken !== refreshToken || record.clientId !== clientId) return undefined;
      return put(record);
    },

    find(accessToken) {
      const record = byToken(accessToken);
      return record?.accessToken === accessToken && isAlive(record.accessExpiresAt) ? record : undefined;
    },

    findByIdToken: (idToken) => store.all('authorization').find((record) => record.idToken === idToken),

    end(customerId) {
      for (const record of store.all('authorization'))
        if (record.customerId === customerId) store.delete('authorization', record.id);
    },
  };
}

const sixDigits = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(6)), (value) => String(value % 10)).join('');

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Signs a JSON Web Token. The platform signs with RSA. The sandbox signs with HMAC, because RSA is asynchronous in browsers and the shop
 * answers synchronously. Clients that get a token from the token endpoint itself need not check its signature
 * (OpenID Connect Core, 3.1.3.7).
 */
function signed(claims: Record<string, unknown>, key: string): string {
  const part = (value: unknown) => base64Url(utf8ToBytes(JSON.stringify(value)));
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${base64Url(hmac(sha256, utf8ToBytes(key), utf8ToBytes(content)))}`;
}
