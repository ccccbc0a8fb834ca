import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testStore } from '../testing/storeContract.js';
import { openSqliteStore, type SqliteStore } from './sqliteStore.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened: SqliteStore[] = [];
afterEach(() => opened.splice(0).forEach((store) => store.close()));

let count = 0;
const open = (file = join(folder, String(++count), 'shop.sqlite')) => {
  const store = openSqliteStore(file);
  opened.push(store);
  return store;
};

describe('the SQLite store', () => {
  testStore(() => open());

  test('has the records that another connection has stored', () => {
    const file = join(folder, 'same.sqlite');
    open(file).put('stock', 'BELL', 7);
    expect(open(file).get('stock', 'BELL')).toBe(7);
  });

  test('reads the changes of another connection at once, and not those rolled back', async () => {
    const file = join(folder, 'two.sqlite');
    const [one, other] = [open(file), open(file)];
    one.put('stock', 'BELL', 7);
    expect(other.get('stock', 'BELL')).toBe(7);
    await new Promise(setImmediate);
    one.put('stock', 'BELL', 6);
    expect(other.get('stock', 'BELL')).toBe(6);
    expect(() =>
      other.transaction(() => {
        other.put('stock', 'BELL', 1);
        throw new Error('undone');
      }),
    ).toThrow('undone');
    expect(other.get('stock', 'BELL')).toBe(6);
    other.delete('stock', 'BELL');
    expect(other.get('stock', 'BELL')).toBeUndefined();
  });

  test('is cleared if it is opened empty, including unreadable records', () => {
    const file = join(folder, 'empty.sqlite');
    open(file).put('mail', '7', { id: '7', to: '', subject: '', text: '', sentAt: '' });
    const database = new DatabaseSync(file);
    database.exec("UPDATE record SET value = '{'");
    database.close();
    const store = openSqliteStore(file, { empty: true });
    opened.push(store);
    expect(store.count('mail')).toBe(0);
  });

  test.each(['no JSON', '"a text"', 'null', ''])('refuses a file with the record %j', (value) => {
    const file = join(folder, `${++count}.sqlite`);
    open(file).put('mail', '7', { id: '7', to: '', subject: '', text: '', sentAt: '' });
    const database = new DatabaseSync(file);
    database.prepare('UPDATE record SET value = ?').run(value);
    database.close();
    expect(() => openSqliteStore(file)).toThrow(`the mail 7 in ${file} cannot be read`);
  });

  test('refuses a file that is not a database', () => {
    const file = join(folder, 'text.sqlite');
    writeFileSync(file, 'This is a text, and longer than the head of a database would be.'.repeat(20));
    expect(() => openSqliteStore(file)).toThrow(/not a database/);
  });
});
