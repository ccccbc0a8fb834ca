/** The pages that exist as Markdown. `/agents` is the page for agents, which has no HTML. */
const pages = /^\/(?:(?:agents|about|contact|search)?|(?:products|collections|brands|policies)\/[^/]+)$/;

const weightOf = (accept: string, type: string): number => {
  const range = accept.split(',').find((each) => each.split(';')[0]?.trim().toLowerCase() === type);
  if (range === undefined) return 0;
  const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1];
  return weight === undefined ? 1 : Number(weight);
};

/** Whether a client prefers Markdown to HTML. Browsers never name it. */
const prefersMarkdown = (accept: string): boolean => {
  const weight = weightOf(accept, 'text/markdown');
  return weight > 0 && weight >= weightOf(accept, 'text/html');
};

/**
 * Returns the public address of the page that a request wants as Markdown: `/products/lane-one` for `/products/lane-one.md`, or for its own URL
 * if the client prefers Markdown. Undefined for any other request.
 */
export function markdownAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  accept = '',
): string | undefined {
  if (pathname === '/llms.txt') return '/agents';
  const named = /^(?:(\/.+)|(\/)index)\.md$/.exec(pathname);
  const path = named ? (pathname === '/index.md' ? '/' : named[1]) : prefersMarkdown(accept) ? pathname : undefined;
  if (path === undefined || !pages.test(path) || (path === '/agents' && !named)) return undefined;
  return path + search;
}

/**
 * Returns the path of a page's Markdown, or of the page itself if it has none.
 * @param path of the page, with or without a query
 * @param added parameters that are added to the query, except the ones that the path has
 */
export function markdownPath(path: string, added = new URLSearchParams()): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  for (const [name, value] of added) if (!searchParams.has(name)) searchParams.append(name, value);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  if (pathname === '/') return `/index.md${query}`;
  return (pages.test(pathname) ? `${pathname}.md` : pathname) + query;
}
