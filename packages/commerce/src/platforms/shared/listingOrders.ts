import type { Facet } from '../../port/catalog.js';
import { CommerceError } from '../../port/errors.js';
import { orAbort } from '../../shared/orAbort.js';

/** One part of a listing's order, from one response of the platform. */
export interface ListingPart {
  ids: readonly string[];
  /** The cursor of the next part. Undefined after the last part. */
  next: string | undefined;
  /** Facets and total of the whole listing, if the platform reports them with its first part. */
  facets?: Facet[];
  total?: number;
}

/** The known part of a listing's order. */
interface ListingOrder {
  ids: readonly string[];
  isComplete: boolean;
  facets: Facet[];
  /** The platform's count of products. Undefined if it does not report one. */
  total: number | undefined;
  /** Reads the rest in the background, from the next turn of the event loop. Call it when the wanted page is complete. */
  readOn(): void;
}

/** Reads the part after a cursor, or the first part without one. Resolves to undefined if the listing does not exist. */
export type ReadPart = (after: string | undefined) => Promise<ListingPart | undefined>;

/**
 * Keeps the orders of listings, as ids, for platforms without page numbers. Each order is read once for all callers, from its beginning to
 * its end. When it is old, it is read again in the background, and callers get the old order meanwhile.
 */
export interface ListingOrders {
  /**
   * Returns the order with this name, which the caller chooses, once `count` ids or all ids are known. Undefined if the listing does not
   * exist. After a failure, the next caller continues after the ids that were read.
   */
  read(name: string, count: number, readPart: ReadPart, signal?: AbortSignal): Promise<ListingOrder | undefined>;
  /** Deletes all orders, for example after the catalogue changed. */
  clear(): void;
}

export interface ListingOrdersOptions {
  /** Milliseconds until an order is read again. Default: 60000. After ten times as long it is forgotten. */
  maxAge?: number;
  /** The maximum number of ids. The least recently used listings are dropped first. Default: 1000000, of about 40 bytes each. */
  maxIds?: number;
  /** Milliseconds. Default: the system's clock. */
  now?: () => number;
}

interface Walk {
  ids: string[];
  facets: Facet[];
  total: number | undefined;
  next: string | undefined;
  /** The cursors whose parts have been read. */
  read: Set<string>;
  begunAt: number;
  /** The read in progress. */
  step?: Promise<void> | undefined;
  /** Whether its replacement is being read. */
  isRenewing?: boolean;
}

/** The overhead of an order, counted in ids. It limits orders without ids too: anyone can request filters that match nothing. */
const idsOfAnOrder = 50;

/** Creates a store in memory. */
export function createListingOrders(options: ListingOrdersOptions = {}): ListingOrders {
  const { maxAge = 60_000, maxIds = 1_000_000, now = Date.now } = options;
  /** Walks by name, the most recently used one last. */
  const walks = new Map<string, Promise<Walk | undefined>>();

  const forget = (name: string, walk: Promise<Walk | undefined>) => {
    if (walks.get(name) === walk) walks.delete(name);
  };

  const begin = async (readPart: ReadPart): Promise<Walk | undefined> => {
    const begunAt = now();
    const part = await readPart(undefined);
    if (!part) return undefined;
    const { ids, next, facets = [], total } = part;
    return { ids: [...ids], next, facets, total, read: new Set(), begunAt };
  };

  /** Returns the walk with this name. All callers wait for the same response while it begins. */
  const find = async (name: string, readPart: ReadPart): Promise<Walk | undefined> => {
    const known = walks.get(name);
    const walk = await known;
    if (known && walk && now() - walk.begunAt <= maxAge * 10) {
      put(name, known);
      if (now() - walk.begunAt > maxAge) renew(name, walk, readPart);
      return walk;
    }
    // Another caller may have begun a walk during the wait.
    const current = walks.get(name);
    if (current && current !== known) return current;
    return start(name, readPart);
  };

  const put = (name: string, walk: Promise<Walk | undefined>) => {
    walks.delete(name);
    walks.set(name, walk);
  };

  const start = async (name: string, readPart: ReadPart): Promise<Walk | undefined> => {
    const begun = begin(readPart);
    put(name, begun);
    try {
      const walk = await begun;
      if (!walk) forget(name, begun);
      return walk;
    } catch (error) {
      forget(name, begun);
      throw error;
    }
  };

  const renew = (name: string, old: Walk, readPart: ReadPart) => {
    if (old.isRenewing) return;
    old.isRenewing = true;
    const whole = begin(readPart).then(async (walk) => {
      if (walk) await walkOn(walk, Infinity, readPart);
      return walk;
    });
    whole.then(
      (walk) => (walk ? put(name, Promise.resolve(walk)) : walks.delete(name)),
      () => void (old.isRenewing = false),
    );
  };

  const makeRoom = async () => {
    let kept = 0;
    for (const [name, begun] of [...walks].reverse()) {
      kept += ((await begun.catch(() => undefined))?.ids.length ?? 0) + idsOfAnOrder;
      if (kept > maxIds) forget(name, begun);
    }
  };

  return {
    async read(name, count, readPart, signal) {
      const reading = find(name, readPart).then(async (walk) => {
        if (walk) await walkOn(walk, count, readPart);
        return walk;
      });
      const walk = await (signal ? orAbort(reading, signal) : reading).catch((reason: unknown) => {
        // All callers share the walk, so it continues when one of them aborts.
        throw signal?.aborted
          ? new CommerceError('aborted', name, 'The listing was given up.', { cause: reason })
          : reason;
      });
      if (!walk) return undefined;
      const { ids, facets, total, next } = walk;
      // After a failure here, the next caller that needs more tries again.
      const walkToEnd = () => void walkOn(walk, Infinity, readPart).then(makeRoom, () => undefined);
      const readOn = () => void setTimeout(walkToEnd);
      return { ids, facets, total, isComplete: next === undefined, readOn };
    },
    clear: () => walks.clear(),
  };
}

/** The process's store. It is the default of adapters, because many of them are made for a single request. */
export const sharedListingOrders = createListingOrders();

/** Reads parts until `count` ids are known or the listing ends. */
async function walkOn(walk: Walk, count: number, readPart: ReadPart): Promise<void> {
  while (walk.next !== undefined && walk.ids.length < count) {
    walk.step ??= step(walk, walk.next, readPart).finally(() => (walk.step = undefined));
    await walk.step;
  }
}

async function step(walk: Walk, after: string, readPart: ReadPart): Promise<void> {
  const part = await readPart(after);
  walk.read.add(after);
  // Without a part, the listing no longer exists. A cursor that was read before would lead to an endless loop.
  walk.ids.push(...(part?.ids ?? []));
  walk.next = part?.next !== undefined && !walk.read.has(part.next) ? part.next : undefined;
}
