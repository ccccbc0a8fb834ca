import { describe, expect, it } from 'vitest';
import { uniqueId } from './uniqueId.js';

describe('spec §9: unique id', () => {
  it('is the time and random base-36 text', () => {
    const before = Date.now();
    const id = uniqueId();
    const time = Number(id.slice(0, 13));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect(id.slice(13)).toMatch(/^[0-9a-z]{8}$/);
  });

  it('follows its prefix', () => {
    expect(uniqueId('line-')).toMatch(/^line-\d{13}[0-9a-z]{8}$/);
  });

  it('differs for each call', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => uniqueId())).size).toBe(10_000);
  });
});
