/** Login at the platform: OAuth 2.0 with PKCE, and OpenID Connect. */
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { CallOptions } from '../../../port/context.js';
import type { LoginPageQuery } from '../../../port/customer.js';
import { checkShape } from '../../../shared/checkShape.js';
import type { DataCache } from '../../shared/dataCache.js';
import type { AccessToken } from '../../shared/login.js';
import { hashOf, newSecret } from '../../shared/secrets.js';
import { jsonOf, parseJson, type Transport } from '../../../shared/transport.js';
import type { CustomerAccountSettings } from '../shared/customerAccountSettings.js';

/** A login in progress: the data to check when the browser returns. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
  callbackUrl: string;
  returnTo: string;
}

export interface OAuth {
  /** Returns the URL for the browser, and the data to keep until the browser returns. */
  begin(query: LoginPageQuery, options: CallOptions): Promise<{ url: string; pending: PendingLogin }>;
  /** Exchanges the code for a token. Undefined if the platform rejects the code, or if the id token is not for this login. */
  exchange(code: string, pending: PendingLogin, options: CallOptions): Promise<AccessToken | undefined>;
  refresh(refreshToken: string): Promise<AccessToken | undefined>;
  logoutUrl(idToken: string, options: CallOptions): Promise<string>;
  /** Returns the address of the Customer Account API. */
  graphqlUrl(options: CallOptions): Promise<string>;
}

export interface OAuthOptions {
  baseUrl: string;
  settings: CustomerAccountSettings;
  transport: Transport;
  cache: DataCache;
  /** Milliseconds. */
  now: () => number;
}

const openId = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  end_session_endpoint: v.pipe(v.string(), v.url()),
});
const api = v.object({ graphql_api: v.pipe(v.string(), v.url()) });
const tokens = v.object({
  access_token: v.string(),
  expires_in: v.number(),
  refresh_token: v.optional(v.string()),
  id_token: v.optional(v.string()),
});

const scope = 'openid email customer-account-api:full';

/**
 * This process's last discovery documents, by their address. They hardly ever change, so the last one is right while the platform does not
 * answer: a customer can sign out also then.
 */
const lastDocuments = new LRUCache<string, object>({ max: 100 });

export function createOAuth({ baseUrl, settings, transport, cache, now }: OAuthOptions): OAuth {
  const { clientId, clientSecret } = settings;
  const base = baseUrl.replace(/\/+$/, '');

  /** Reads a discovery document, which is the same for all callers. */
  const discover = async <Document extends object>(
    path: string,
    schema: v.GenericSchema<unknown, Document>,
  ): Promise<Document> => {
    const url = base + path;
    try {
      const document = await cache.read(url, () =>
        transport({
          call: path,
          url,
          init: { headers: { accept: 'application/json' } },
          isIdempotent: true,
          decode: (answer) => checkShape(path, schema, jsonOf(path, answer)),
        }),
      );
      lastDocuments.set(url, document);
      return document;
    } catch (error) {
      const last = lastDocuments.get(url);
      if (!last) throw error;
      return last as Document;
    }
  };
  const endpoints = () => discover('/.well-known/openid-configuration', openId);

  const ask = async (
    fields: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<typeof tokens> | undefined> => {
    const call = 'oauth/token';
    return transport({
      call,
      url: (await endpoints()).token_endpoint,
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          ...(clientSecret && { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }),
        },
        body: new URLSearchParams({ client_id: clientId, ...fields }).toString(),
      },
      isIdempotent: false,
      signal,
      // A used or expired code or token is a bad request.
      decode: (answer) =>
        answer.status === 400 || answer.status === 401 ? undefined : checkShape(call, tokens, parseJson(call, answer)),
    });
  };

  const toAccessToken = (answer: v.InferOutput<typeof tokens>): AccessToken => ({
    accessToken: answer.access_token,
    expiresAt: new Date(now() + answer.expires_in * 1000).toISOString(),
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
  });

  return {
    async begin({ returnTo, callbackUrl }) {
      const pending = { state: newSecret(), nonce: newSecret(), verifier: newSecret(), callbackUrl, returnTo };
      const url = new URL((await endpoints()).authorization_endpoint);
      const parameters = {
        client_id: clientId,
        scope,
        response_type: 'code',
        redirect_uri: callbackUrl,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await hashOf(pending.verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { url: url.href, pending };
    },

    async exchange(code, { nonce, verifier, callbackUrl }, { signal }) {
      const fields = { grant_type: 'authorization_code', code, redirect_uri: callbackUrl, code_verifier: verifier };
      const answer = await ask(fields, signal);
      if (!answer?.id_token) return undefined;
      // The id token comes from the token endpoint itself, so its signature need not be verified.
      const isOurs = isFor(claimsOf(answer.id_token), {
        nonce,
        clientId,
        issuer: (await endpoints()).issuer,
        seconds: now() / 1000,
      });
      return isOurs ? toAccessToken(answer) : undefined;
    },

    async refresh(refreshToken) {
      const answer = await ask({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return answer && toAccessToken(answer);
    },

    async logoutUrl(idToken) {
      const url = new URL((await endpoints()).end_session_endpoint);
      url.searchParams.set('id_token_hint', idToken);
      return url.href;
    },

    graphqlUrl: async () => (await discover('/.well-known/customer-account-api', api)).graphql_api,
  };
}

const claims = v.object({
  iss: v.string(),
  sub: v.string(),
  exp: v.number(),
  nonce: v.string(),
  /** The client that asked for the token, if the token is for several. */
  azp: v.optional(v.string()),
  aud: v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((audience) => [audience]),
    ),
  ]),
});

type Claims = v.InferOutput<typeof claims>;

/** Seconds by which the platform's clock may be behind. */
const clockTolerance = 60;

interface Expected {
  nonce: string;
  clientId: string;
  issuer: string;
  /** The time now, since 1970. */
  seconds: number;
}

/** Whether an id token is for this login: OpenID Connect Core 1.0, 3.1.3.7. */
const isFor = (token: Claims | undefined, { nonce, clientId, issuer, seconds }: Expected): boolean =>
  token !== undefined &&
  token.nonce === nonce &&
  token.iss === issuer &&
  token.aud.includes(clientId) &&
  (token.azp ?? clientId) === clientId &&
  token.exp + clockTolerance > seconds;

/** Returns the claims of an id token. Undefined if it is malformed. */
function claimsOf(idToken: string): Claims | undefined {
  try {
    const payload = atob((idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { success, output } = v.safeParse(claims, JSON.parse(payload));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
