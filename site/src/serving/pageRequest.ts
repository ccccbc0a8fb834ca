import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { config } from '../proxy';
import { markdownAddress } from '../documents/markdownAddress';
import { resetParameterFor } from '../redirects';
import { internalPath, isPersonal, isSearch, publicAddress } from '../routing';
import { siteUrl } from '../server/environment/variables';
import { partHeaders, proofParameter, proofsOf, provenHeaders } from './next/dataRequest';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Headers of a request for a page. */
const pageHeaders = ['accept-encoding', 'if-none-match'];

const addressOf = (url: string) => new URL(`http://localhost${url}`);

const isOfProxy = new RegExp(`^${config.matcher.join('|')}$`);

/**
 * Next redirects a URL with a slash at the end, or with two in a row, and our proxy redirects a link to a new
 * password. The query is part of the target.
 */
const isRedirected = (address: URL) => /\/\/|.\/$/.test(address.pathname) || resetParameterFor(address) !== undefined;

function readPagePath(url: string, accept: string | undefined): string | undefined {
  const address = addressOf(url);
  if (!isOfProxy.test(address.pathname) || isRedirected(address)) return undefined;
  if (markdownAddress(address, accept) !== undefined) return undefined;
  const path = internalPath(address);
  return path === undefined || isPersonal(path) || isSearch(path) ? undefined : path;
}

/** The paths of URLs that were read before. To read them again takes a tenth of a kept page's time. */
const known = new LRUCache<string, { path: string | undefined }>({ max: 1_000 });
/** A query may hold secrets, and anyone can send long URLs. */
const mayBeKnown = (url: string) => url.length <= 200 && !url.includes('?');

/**
 * Returns the internal path of the cached page that a request asks for. Undefined for anything else: a personal page,
 * the search, a page as Markdown, a form, a file, a route, a redirect, a malformed URL. In development no page is cached.
 */
export function pagePath({ method, url = '', headers: { accept } }: Request): string | undefined {
  if (process.env.NODE_ENV === 'development' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (!mayBeKnown(url) || /markdown/i.test(accept ?? '')) return readPagePath(url, accept);
  const read = known.get(url) ?? { path: readPagePath(url, undefined) };
  known.set(url, read);
  return read.path;
}

/**
 * Reduces a request to the parts that name its page. Next writes the URL of the first visitor into the page, with
 * the query, and takes the nonce of its scripts from a header: the page would show both to everyone. See
 * docs/decisions/130-what-names-a-page.md.
 */
export async function reduceToPage(request: Request, path: string) {
  const { url = '', headers } = request;
  const isData = headers.rsc === '1';
  const given = isData ? addressOf(url).searchParams.get(proofParameter) : null;
  const isProven = given !== null && (await proofsOf(headers)).includes(given);
  // Next redirects an unproven request for data.
  const part = only(!isData ? [] : isProven ? partHeaders : provenHeaders, headers);
  const [proof = null] = isProven ? await proofsOf(part) : [given];
  // Next answers HEAD like GET. Node sends no body to HEAD.
  request.method = 'GET';
  request.url = proof === null ? publicAddress(path) : withProof(publicAddress(path), proof);
  request.headers = { host: siteUrl().host, ...only(pageHeaders, headers), ...part };
}

const only = (names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));

const withProof = (address: string, proof: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${proofParameter}=${encodeURIComponent(proof)}`;
