import type { CursorPage, CursorQuery } from '@vitrine/commerce';
import { failureOf, type Failure } from './failure.js';

/** A list as far as it was read. */
export interface CursorListSnapshot<Item> {
  /** 'initial' until it is asked for; 'loading' while a page is on its way, the first or a further one. */
  status: 'initial' | 'loading' | 'loaded' | 'failed';
  items: readonly Item[];
  /** How many were left out of those, since something is missing that each must have. */
  incomplete: number;
  /** Whether there is more than was read. */
  hasMore: boolean;
  /** The page of a server's that it has taken last, or had no need of. */
  received?: CursorPage<Item>;
  /** Why the page that was asked for last did not come. */
  failure: Failure | undefined;
}

/** Something of the customer's that comes page by page. `subscribe` and `getSnapshot` are those of `useSyncExternalStore`. */
export interface CursorList<Item> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CursorListSnapshot<Item>;
  /** Reads the first page, unless that was done before. Never rejects: what went wrong is in the snapshot. */
  load: () => Promise<void>;
  /** Reads the next page, or again the one that failed. */
  loadMore: () => Promise<void>;
  /** Takes the first page that a server has read, unless one was read before, or it is the one that was forgotten. */
  receive: (page: CursorPage<Item>) => void;
  /** Forgets what was read: something was changed, or it is nobody's any more. */
  clear: () => void;
}

const empty = { status: 'initial', items: [], incomplete: 0, hasMore: false, failure: undefined } as const;

/** A list of which a server has read the first page. */
export const firstPage = <Item>({ items, next, incomplete = 0 }: CursorPage<Item>): CursorListSnapshot<Item> => ({
  status: 'loaded',
  items,
  incomplete,
  hasMore: next !== undefined,
  failure: undefined,
});

/** @param onFailure Called with a failure before the snapshot has it. */
export function createCursorList<Item>(
  read: (query: CursorQuery) => Promise<CursorPage<Item>>,
  onFailure: (error: unknown) => void,
): CursorList<Item> {
  const listeners = new Set<() => void>();
  let snapshot: CursorListSnapshot<Item> = empty;
  let next: string | undefined;
  // Counts the lists: an answer for one that was forgotten is not for this one.
  let current = 0;

  const update = (change: Partial<CursorListSnapshot<Item>>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };

  const readPage = async () => {
    const list = current;
    update({ status: 'loading', failure: undefined });
    try {
      const page = await read(next === undefined ? {} : { cursor: next });
      if (list !== current) return;
      next = page.next;
      update({
        status: 'loaded',
        items: [...snapshot.items, ...page.items],
        incomplete: snapshot.incomplete + (page.incomplete ?? 0),
        hasMore: next !== undefined,
      });
    } catch (error) {
      if (list !== current) return;
      onFailure(error);
      // A listener may have forgotten it.
      if (list === current) update({ status: 'failed', failure: failureOf(error) });
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    load: async () => {
      if (snapshot.status === 'initial') await readPage();
    },
    loadMore: async () => {
      if (snapshot.status === 'failed' || (snapshot.status === 'loaded' && snapshot.hasMore)) await readPage();
    },
    receive(page) {
      const isWanted = snapshot.status === 'initial' && snapshot.received !== page;
      if (isWanted) next = page.next;
      update({ ...(isWanted && firstPage(page)), received: page });
    },
    clear() {
      current++;
      next = undefined;
      update(empty);
    },
  };
}
