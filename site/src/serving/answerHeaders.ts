import type { ServerResponse } from 'node:http';
import { analyticsOrigins, type AnalyticsProvider } from '@vitrine/sections/analytics';
import { documentHeaders, withOrigins } from '../policy';
import { siteUrl } from '../server/environment/variables';
import { isNextsLifetime, rewriteHeader } from './next/answers';
import { proofParameter } from './next/dataRequest';

/** A year, for all subdomains, as OWASP ASVS 5 (3.4.1) requires at level 2. */
const strict = 'max-age=31536000; includeSubDomains';

/**
 * Returns the value of Strict-Transport-Security, which makes browsers use TLS only, if SITE_URL is an https URL. Next's own headers are fixed
 * by the build, which does not know SITE_URL.
 */
export const strictTransport = () => (siteUrl().protocol === 'https:' ? strict : undefined);

type Headers = Record<string, string | string[]>;

/** Calls back with the status and with the headers that `writeHead` is given, before the head of the response is written. */
export function beforeHead(response: ServerResponse, change: (status: number, given: Headers | undefined) => void) {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: never[]) {
    change(status, rest.at(-1));
    return Reflect.apply(writeHead, this, [status, ...rest]);
  };
}

/**
 * Admits the shop's provider of analytics to the policies of pages. Next's own headers and a cached page's scripts are fixed without it. It
 * hears of each answer last, also of those that come before Next.
 */
export function admitAnalytics(response: ServerResponse, provider: AnalyticsProvider) {
  const origins = analyticsOrigins(provider);
  beforeHead(response, (_, given) => {
    const policies = given?.[policyName] ?? response.getHeader(policyName);
    if (policies === undefined) return;
    const admitting = [policies].flat().map((policy) => withOrigins(String(policy), origins));
    if (given?.[policyName]) given[policyName] = admitting;
    else response.setHeader(policyName, admitting);
  });
}

const policyName = 'Content-Security-Policy';

export const isHtml = (response: ServerResponse) => /^text\/html/.test(String(response.getHeader('Content-Type')));

/** A file of the build. A page has two dozen, so each byte of their headers counts. A missing one gets a page instead. */
const isFile = (response: ServerResponse) => response.req.url?.startsWith('/_next/static/') && !isHtml(response);

/**
 * Corrects three headers of Next: `Vary`, the internal URL to which the proxy has rewritten a request, which it removes, and
 * the lifetime of the parts of a page that the router fetches. The page cache sets the lifetime of whole pages. Removes the headers
 * that a file of the build does not need.
 */
export function correctNext(response: ServerResponse) {
  beforeHead(response, () => {
    response.removeHeader(rewriteHeader);
    // A client that prefers Markdown gets another answer.
    if (isHtml(response)) response.appendHeader('Vary', 'Accept');
    if (isFile(response)) for (const name of documentHeaders) response.removeHeader(name);
    if (isNextsLifetime(response.getHeader('Cache-Control')))
      response.setHeader('Cache-Control', 'max-age=0, must-revalidate');
  });
}

/**
 * Gives a redirect of a page that has moved the visitor's query, such as the source of a campaign. The page itself is rendered without it.
 * Parameters of the target come first. Next names the target twice.
 */
export function keepQuery(response: ServerResponse, query: () => URLSearchParams) {
  beforeHead(response, (status) => {
    const [location] = [response.getHeader('Location')].flat();
    if (status === 301 && typeof location === 'string') response.setHeader('Location', withQuery(location, query()));
  });
}

/** @param location a path of the shop */
function withQuery(location: string, query: URLSearchParams): string {
  const url = new URL(location, siteUrl());
  for (const [name, value] of query)
    if (name !== proofParameter && !url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}
