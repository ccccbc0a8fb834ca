import { redirects } from '@vitrine/northlane/content';
import { permanentRedirect } from 'next/navigation';
import { getRedirect } from '../server/catalog/catalog';
import { valueOr } from '../server/reading/reading';
import { siteUrl } from '../server/environment/variables';
import { newPath } from './newPath';

/**
 * Redirects an old address to the page that took its place. Call it before a page answers 404. Does nothing if the address has no new one, or if
 * the platform fails.
 */
export async function redirectIfMoved(locale: string, path: string): Promise<void> {
  const target = await pathAfterMoves(locale, path);
  if (target !== undefined) permanentRedirect(target);
}

/** Returns the path of the page that took the place of an old address: first by the shop's own table, then by the platform's. */
export function pathAfterMoves(locale: string, path: string): Promise<string | undefined> {
  const find = async (each: string) => redirects[each] ?? (await platformTarget(locale, each));
  return newPath(path, find, siteUrl());
}

const platformTarget = async (locale: string, path: string): Promise<string | undefined> =>
  (await valueOr(getRedirect(locale, path), undefined))?.target;
