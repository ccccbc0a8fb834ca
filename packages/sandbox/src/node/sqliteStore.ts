import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RecordKind, Records } from '../shop/records.js';
import type { Store } from '../shop/store.js';

export interface SqliteStore extends Store {
  close(): void;
}

/** The records of customers' lists. The index and the query must name the same kinds. */
const isOfCustomer = "kind IN ('address', 'order', 'metafield')";

/**
 * Opens a store that keeps the records in a file. A completed change survives any end of the process, also a sudden one
 * (write-ahead log, synchronous=FULL).
 *
 * @param file created with its folder if it does not exist
 * @param options.empty whether to delete all records first, readable or not. Default: `false`
 * @throws Error if the file cannot be opened, is not a database, or contains a record that cannot be read
 */
export function openSqliteStore(file: string, { empty = false }: { empty?: boolean } = {}): SqliteStore {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS record (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      value TEXT NOT NULL,
      UNIQUE (kind, id)
    );
  `);
  if (empty) database.exec('DELETE FROM record');
  const spoiled = database.prepare(spoiledRecord).get();
  if (spoiled) {
    database.close();
    throw new Error(`the ${String(spoiled.kind)} ${String(spoiled.id)} in ${file} cannot be read`);
  }
  // Long histories are read by customer, so they get an index. It comes after the check above, because it needs readable records.
  database.exec(`
    DROP INDEX IF EXISTS record_of_customer;
    CREATE INDEX IF NOT EXISTS record_by_customer ON record (kind, json_extract(value, '$.customerId'))
    WHERE ${isOfCustomer}
  `);
  const statements = {
    get: database.prepare('SELECT value FROM record WHERE kind = ? AND id = ?'),
    all: database.prepare('SELECT value FROM record WHERE kind = ? ORDER BY position'),
    ofCustomer: database.prepare(
      `SELECT value FROM record WHERE kind = ? AND ${isOfCustomer} AND json_extract(value, '$.customerId') = ? ORDER BY position`,
    ),
    count: database.prepare('SELECT count(*) AS value FROM record WHERE kind = ?'),
    put: database.prepare(
      'INSERT INTO record (kind, id, value) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET value = excluded.value',
    ),
    delete: database.prepare('DELETE FROM record WHERE kind = ? AND id = ?'),
    clear: database.prepare('DELETE FROM record WHERE kind = ?'),
  };

  const stock = stockCache(database);

  return {
    get: (kind, id) => {
      if (kind === 'stock') return stock.pieces().get(id) as never;
      const row = statements.get.get(kind, id);
      return row && parse(kind, row.value);
    },
    all: (kind) => statements.all.all(kind).map((row) => parse(kind, row.value)),
    ofCustomer: (kind, customerId) => statements.ofCustomer.all(kind, customerId).map((row) => parse(kind, row.value)),
    count: (kind) => Number(statements.count.get(kind)?.value),
    put(kind, id, value) {
      statements.put.run(kind, id, JSON.stringify(value));
      if (kind === 'stock') stock.pieces().set(id, value as number);
    },
    delete(kind, id) {
      statements.delete.run(kind, id);
      if (kind === 'stock') stock.forget();
    },
    clear(kind) {
      statements.clear.run(kind);
      if (kind === 'stock') stock.forget();
    },
    transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        stock.forget();
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/**
 * Keeps the stock in memory, because long lists read the stock of every variant. Checks once per turn of the event loop whether another
 * process has changed the file.
 */
function stockCache(database: DatabaseSync) {
  const read = database.prepare("SELECT id, value FROM record WHERE kind = 'stock'");
  const readVersion = database.prepare('PRAGMA data_version');
  let known: Map<string, number> | undefined;
  let version: unknown;
  let isFresh = false;

  function refresh(): void {
    const now = readVersion.get()?.data_version;
    if (now !== version) known = undefined;
    version = now;
    isFresh = true;
    setImmediate(() => (isFresh = false)).unref();
  }
  return {
    pieces(): Map<string, number> {
      if (!isFresh) refresh();
      known ??= new Map(read.all().map(({ id, value }) => [String(id), Number(value)]));
      return known;
    },
    forget: () => void (known = undefined),
  };
}

const spoiledRecord = `
  SELECT kind, id FROM record
  WHERE CASE WHEN json_valid(value) THEN json_type(value) <> CASE WHEN kind IN ('stock', 'counter') THEN 'integer' ELSE 'object' END ELSE 1 END
  LIMIT 1
`;

const parse = <K extends RecordKind>(_kind: K, value: unknown): Records[K] => JSON.parse(String(value)) as Records[K];
