import type { CursorPage, CursorQuery } from '@vitrine/commerce';
import { failureOf, type Failure } from '../forms/failure.js';

/** The part of a list that has been read. */
export interface CursorListSnapshot<Item> {
  /** 'initial' until the first request; 'loading' during a request for any page. */
  status: 'initial' | 'loading' | 'loaded' | 'failed';
  items: readonly Item[];
  /** The number of items that the adapter left out because a required value was missing. */
  incomplete: number;
  /** Whether there are more items to read. */
  hasMore: boolean;
  /** The last page that the server passed, whether it was needed or not. */
  received?: CursorPage<Item>;
  /** Why the last request failed. */
  failure: Failure | undefined;
}

/** One of the customer's lists, read page by page. `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export interface CursorList<Item> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CursorListSnapshot<Item>;
  /** Reads the first page, unless it has been read. Never rejects: the snapshot has the failure. */
  load: () => Promise<void>;
  /** Reads the next page, or the failed one again. */
  loadMore: () => Promise<void>;
  /** Takes the first page from a server, unless a page has been read, or this page was already received. */
  receive: (page: CursorPage<Item>) => void;
  /** Removes items that the platform no longer has. */
  remove: (isGone: (item: Item) => boolean) => void;
  /** Clears the list, after a change or a logout. */
  clear: () => void;
}

const empty = { status: 'initial', items: [], incomplete: 0, hasMore: false, failure: undefined } as const;

/** A list whose first page a server has read. */
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
  // Number of the current list. Responses for a cleared list are dropped.
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
      // The callback may have cleared the list.
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
    remove(isGone) {
      update({ items: snapshot.items.filter((item) => !isGone(item)) });
    },
    clear() {
      current++;
      next = undefined;
      update(empty);
    },
  };
}
