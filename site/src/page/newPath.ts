import { allowedTarget } from '../redirects';

/** A visitor follows one redirect, however often the page has moved. */
const maxMoves = 5;

/**
 * Follows the moves of a page to its last address. Undefined if it has not moved, if its moves form a circle, or if one of them leaves the
 * shop.
 * @param find returns the next address of a path, as it was written
 */
export async function newPath(
  path: string,
  find: (path: string) => Promise<string | undefined>,
  site: URL,
): Promise<string | undefined> {
  const seen = [path];
  let last: string | undefined;
  while (seen.length <= maxMoves + 1) {
    const found = await find(seen.at(-1)!);
    if (found === undefined) return last;
    last = allowedTarget(found, { site, checkouts: [] });
    if (last === undefined) return undefined;
    const { pathname } = new URL(last, site);
    if (seen.includes(pathname)) return undefined;
    seen.push(pathname);
  }
  return undefined;
}
