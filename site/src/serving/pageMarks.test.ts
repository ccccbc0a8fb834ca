import { describe, expect, it } from 'vitest';
import { marksOf } from './pageMarks.mjs';

describe("a page's marks", () => {
  it('have the requested values', () => {
    const head =
      '<head><meta name="vitrine-status" content="503"/><meta name="vitrine-retry-after" content="30"/></head>';
    expect(marksOf(head)).toEqual({ status: '503', 'retry-after': '30' });
  });
  it('are absent if a text only looks like one', () => {
    expect(marksOf('<p>&lt;meta name="vitrine-status" content="404"/&gt;</p>')).toEqual({});
  });
});
