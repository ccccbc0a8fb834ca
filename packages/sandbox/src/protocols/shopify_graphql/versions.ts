/** Versions of the Storefront API: one comes out each quarter, and is served for a year. */

/** Those of the last year, oldest first. All are answered by the schema of 2026-04, the newest that is published as a file. */
const stableVersions = ['2026-01', '2026-04', '2026-07', '2026-10'] as const;

/** The next quarter's, which can be tried before it is stable. */
const releaseCandidate = '2027-01';

/** As `publicApiVersions` lists them. */
export const publicVersions = [
  ...stableVersions.map((handle, index, all) => ({
    handle,
    displayName: index === all.length - 1 ? `${handle} (Latest)` : handle,
    supported: true,
  })),
  { handle: releaseCandidate, displayName: `${releaseCandidate} (Release candidate)`, supported: false },
  { handle: 'unstable', displayName: 'unstable', supported: false },
];

/** The last version that has the checkouts which carts took the place of. */
const lastWithCheckouts = '2024-04';

const firstVersion = '2019-04';

/**
 * The version that answers where this one is asked for: what is served no longer falls forward to the oldest that is, as on the
 * platform, but for versions with checkouts, which a live shop has not answered since 2025-04. Undefined where there is none of that name.
 * @param asked undefined where the address names no version
 */
function servedVersion(asked: string | undefined): string | undefined {
  const oldest = stableVersions[0];
  if (asked === undefined) return oldest;
  if (asked === 'unstable' || asked === releaseCandidate) return asked;
  if (!/^\d{4}-(?:01|04|07|10)$/.test(asked) || asked < firstVersion || asked > releaseCandidate) return undefined;
  if (asked <= lastWithCheckouts) return lastWithCheckouts;
  return asked < oldest ? oldest : asked;
}

const path = /^\/api\/(?:([^/]+)\/)?graphql(?:\.json)?$/;

/** As in a live shop, the `.json` may be left out. */
export const isStorefrontPath = (pathname: string): boolean => path.test(pathname);

/** As `servedVersion`, of an address. */
export const servedVersionAt = (pathname: string): string | undefined => servedVersion(path.exec(pathname)?.[1]);

export const hasCheckouts = (pathname: string): boolean =>
  isStorefrontPath(pathname) && servedVersionAt(pathname) === lastWithCheckouts;
