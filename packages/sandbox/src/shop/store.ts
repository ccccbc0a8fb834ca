import type { RecordKind, Records } from './records.js';

/**
 * The storage of a shop's records. It is synchronous, so that nothing can happen between the steps of one change: two shoppers cannot
 * both buy the last piece.
 */
export interface Store {
  get<K extends RecordKind>(kind: K, id: string): Records[K] | undefined;
  /** Returns the records of a kind, in the order in which they were first put. */
  all<K extends RecordKind>(kind: K): Records[K][];
  /** Returns a customer's records, in the order in which they were first put. */
  ofCustomer<K extends 'address' | 'order' | 'metafield'>(kind: K, customerId: number): Records[K][];
  count(kind: RecordKind): number;
  put<K extends RecordKind>(kind: K, id: string, value: Records[K]): void;
  delete(kind: RecordKind, id: string): void;
  /** Deletes every record of the kind. */
  clear(kind: RecordKind): void;
  /** Runs the work and keeps all of its changes, or none if it throws. Transactions do not nest. */
  transaction<T>(work: () => T): T;
}

/** Creates a store that keeps the records in memory. */
export function createMemoryStore(): Store {
  const kinds = new Map<RecordKind, Map<string, unknown>>();
  /** The steps that undo the running transaction, in the order of its changes. */
  let undo: (() => void)[] | undefined;

  const recordsOf = <K extends RecordKind>(kind: K): Map<string, Records[K]> => {
    let records = kinds.get(kind);
    if (!records) kinds.set(kind, (records = new Map()));
    return records as Map<string, Records[K]>;
  };

  return {
    get: (kind, id) => recordsOf(kind).get(id),
    all: (kind) => [...recordsOf(kind).values()],
    ofCustomer: (kind, id) => [...recordsOf(kind).values()].filter(({ customerId }) => customerId === id),
    count: (kind) => recordsOf(kind).size,
    put(kind, id, value) {
      const records = recordsOf(kind);
      const before = records.get(id);
      undo?.push(() => (before === undefined ? records.delete(id) : records.set(id, before)));
      records.set(id, value);
    },
    delete(kind, id) {
      const before = recordsOf(kind);
      if (!undo) return void before.delete(id);
      // Putting the record back into the same map would put it last.
      undo.push(() => kinds.set(kind, before));
      const after = new Map(before);
      after.delete(id);
      kinds.set(kind, after);
    },
    clear(kind) {
      const before = recordsOf(kind);
      undo?.push(() => kinds.set(kind, before));
      kinds.set(kind, new Map());
    },
    transaction(work) {
      undo = [];
      try {
        return work();
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      } finally {
        undo = undefined;
      }
    },
  };
}
