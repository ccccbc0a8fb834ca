import type { Facet } from '../../port/catalog.js';
import { CommerceError } from '../../port/errors.js';
import { orAbort } from './orAbort.js';

/** One answer on the way through a listing. */
export interface ListingPart {
  ids: readonly string[];
  /** Where the next part begins; undefined behind the last one. */
  next: string | undefined;
  /** Of the whole listing, as far as the platform says so with its first part. */
  facets?: Facet[];
  total?: number;
}

/** The order of a listing, as far as it has been read. */
interface ListingOrder {
  ids: readonly string[];
  isComplete: boolean;
  facets: Facet[];
  /** What the platform counts; undefined where it does not. */
  total: number | undefined;
  /** Reads the rest in the background, from the next turn of the event loop: to be called when what was wanted first is there. */
  readOn(): void;
}

/** Reads the part behind a cursor; without one the first, undefined where there is no such listing. */
export type ReadPart = (after: string | undefined) => Promise<ListingPart | undefined>;

/**
 * The orders of listings, for platforms that have no page numbers: ids only. Each is read once, however many ask for it, from its
 * beginning to its end, and again in the background when it is old; meanwhile the old one is good enough.
 */
export interface ListingOrders {
  /**
   * The order by a name of the caller's, once so many ids of it are known, or all that there are; undefined where there is no such
   * listing. A failure leaves what was read: the next to ask for more goes on from there.
   */
  read(name: string, count: number, readPart: ReadPart, signal?: AbortSignal): Promise<ListingOrder | undefined>;
  /** Forgets all, such as when the catalogue has changed. */
  clear(): void;
}

export interface ListingOrdersOptions {
  /** Milliseconds until an order is read again. Default: 60000. After ten times as long it is forgotten. */
  maxAge?: number;
  /** How many ids are kept; of more, the listings that nobody asked for the longest go. Default: 1000000, of some 40 bytes each. */
  maxIds?: number;
  /** Milliseconds. Default: the system's clock. */
  now?: () => number;
}

interface Walk {
  ids: string[];
  facets: Facet[];
  total: number | undefined;
  next: string | undefined;
  /** The cursors behind which everything is read. */
  read: Set<string>;
  begunAt: number;
  /** The part that is being read. */
  step?: Promise<void> | undefined;
  /** Whether one is on its way that will take this one's place. */
  isRenewing?: boolean;
}

/** What an order takes beside its ids, counted in ids: anyone can ask for filters that nothing passes. */
const idsOfAnOrder = 50;

/** Keeps the orders in memory. */
export function createListingOrders(options: ListingOrdersOptions = {}): ListingOrders {
  const { maxAge = 60_000, maxIds = 1_000_000, now = Date.now } = options;
  /** By name, the one that was asked for last at the end. */
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

  /** The walk of this name. All who ask while it begins wait for the same answer. */
  const find = async (name: string, readPart: ReadPart): Promise<Walk | undefined> => {
    const known = walks.get(name);
    const walk = await known;
    if (known && walk && now() - walk.begunAt <= maxAge * 10) {
      put(name, known);
      if (now() - walk.begunAt > maxAge) renew(name, walk, readPart);
      return walk;
    }
    // Another may have begun while this one waited.
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
        // The walk is everyone's, and goes on without the one who gives up.
        throw signal?.aborted
          ? new CommerceError('aborted', name, 'The listing was given up.', { cause: reason })
          : reason;
      });
      if (!walk) return undefined;
      const { ids, facets, total, next } = walk;
      // What fails here is tried again by the next who needs it.
      const walkToEnd = () => void walkOn(walk, Infinity, readPart).then(makeRoom, () => undefined);
      const readOn = () => void setTimeout(walkToEnd);
      return { ids, facets, total, isComplete: next === undefined, readOn };
    },
    clear: () => walks.clear(),
  };
}

/** Those of this process, for adapters that are given none: many are made for a request each. */
export const sharedListingOrders = createListingOrders();

/** Reads on until so many ids are known. */
async function walkOn(walk: Walk, count: number, readPart: ReadPart): Promise<void> {
  while (walk.next !== undefined && walk.ids.length < count) {
    walk.step ??= step(walk, walk.next, readPart).finally(() => (walk.step = undefined));
    await walk.step;
  }
}

async function step(walk: Walk, after: string, readPart: ReadPart): Promise<void> {
  const part = await readPart(after);
  walk.read.add(after);
  // Nothing behind a cursor: the listing is gone by now. A cursor that was there already would lead in a circle.
  walk.ids.push(...(part?.ids ?? []));
  walk.next = part?.next !== undefined && !walk.read.has(part.next) ? part.next : undefined;
}
