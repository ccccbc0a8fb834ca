const nowhere = 'https://shop.invalid';

/** The path, if it leads to a page of this site, as a browser reads it; else undefined: '//host' and '/\host' lead elsewhere. */
export function localPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined;
  const url = URL.parse(path, nowhere);
  // A path such as "/.//host" becomes one that names another host.
  return url?.origin === nowhere && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : undefined;
}
