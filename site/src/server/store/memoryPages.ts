import type { SharedPage, SharedPages } from './store';

/** Creates the rendered pages of servers that are in one process, for tests. Each call of the result is a server. */
export function createMemoryPages(): () => SharedPages {
  const pages = new Map<string, SharedPage>();
  const listeners = new Map<SharedPages, Set<(name: string, etag?: string) => void>>();
  return () => {
    const tellOthers = (...news: [name: string, etag?: string]) => {
      for (const [server, own] of listeners) if (server !== self) for (const listener of own) listener(...news);
    };
    const self: SharedPages = {
      get: async (name) => pages.get(name),
      async set(name, page) {
        if ((pages.get(name)?.facts.begunAt ?? 0) > page.facts.begunAt) return false;
        pages.set(name, { ...page, facts: { ...page.facts } });
        tellOthers(name, page.facts.etag);
        return true;
      },
      async delete(name) {
        pages.delete(name);
        tellOthers(name);
      },
      listen: (listener) => void listeners.get(self)?.add(listener),
    };
    listeners.set(self, new Set());
    return self;
  };
}
