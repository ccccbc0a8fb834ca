/** Versions of the Storefront API. Each quarter has a new version, which is supported for a year. */

/** The versions of the last year, oldest first. All use the schema of 2026-04, the newest schema that is published as a file. */
const stableVersions = ['2026-01', '2026-04', '2026-07', '2026-10'] as const;

/** The next quarter's version, which clients can try before it is stable. */
const releaseCandidate = '2027-01';

/** The versions that `publicApiVersions` lists. */
export const publicVersions = [
  ...stableVersions.map((handle, index, all) => ({
    handle,
    displayName: index === all.length - 1 ? `${handle} (Latest)` : handle,
    supported: true,
  })),
  { handle: releaseCandidate, displayName: `${releaseCandidate} (Release candidate)`, supported: false },
  { handle: 'unstable', displayName: 'unstable', supported: false },
];

/** The last version with checkouts, which carts replaced. */
const lastWithCheckouts = '2024-04';

const firstVersion = '2019-04';

/**
 * Returns the version that answers a requested version; undefined for an unknown one. As on the platform, an unsupported version falls
 * forward to the oldest supported one. Versions with checkouts are the exception: live shops have not answered them since 2025-04, but
 * the sandbox does.
 * @param asked the requested version; undefined if the path names none
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

/** Whether a path is a path of the Storefront API. As in a live shop, `.json` is optional. */
export const isStorefrontPath = (pathname: string): boolean => path.test(pathname);

/** Like `servedVersion`, for the version in a path. */
export const servedVersionAt = (pathname: string): string | undefined => servedVersion(path.exec(pathname)?.[1]);

export const hasCheckouts = (pathname: string): boolean =>
  isStorefrontPath(pathname) && servedVersionAt(pathname) === lastWithCheckouts;
