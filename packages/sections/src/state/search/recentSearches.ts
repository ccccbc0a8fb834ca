/** Storage key of the recent searches. Only this device stores them. */
const name = 'vitrine-searches';
const limit = 5;
const none: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { stored: string | null; searches: readonly string[] } = { stored: null, searches: none };

/** Returns the recent searches, the latest first. */
export function recentSearches(): readonly string[] {
  const stored = read();
  if (stored !== known.stored) known = { stored, searches: parse(stored) };
  return known.searches;
}

/** Returns an empty list: a server stores no searches. */
export const recentSearchesOnServer = (): readonly string[] => none;

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((search) => search.toLowerCase() !== query.toLowerCase());
  write(JSON.stringify([query, ...others].slice(0, limit)));
}

export const forgetSearches = (): void => write(null);

/** Calls `listener` after each change, in this tab and in others. Returns a function that stops it. */
export function onRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

// If the browser blocks storage, there are no recent searches.

function read(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(stored: string | null): void {
  try {
    if (stored === null) localStorage.removeItem(name);
    else localStorage.setItem(name, stored);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function parse(stored: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    const texts = Array.isArray(searches) ? searches.filter((search) => typeof search === 'string') : none;
    return texts.slice(0, limit);
  } catch {
    return none;
  }
}
