import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

describe('the excerpt of a text', () => {
  it('is a short text itself', () => expect(excerpt('One clear note.')).toBe('One clear note.'));

  it('ends with a sentence', () =>
    expect(excerpt(`${'A note that carries. '.repeat(6)}${'word '.repeat(30)}`)).toBe(
      'A note that carries. '.repeat(6).trim(),
    ));

  it('ends with a word where the sentence is long', () => {
    const text = excerpt(`Short. ${'crossing '.repeat(40)}`);
    expect(text).toMatch(/^Short\. (crossing )+crossing…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('is cut within a word that is longer', () => expect(excerpt('a'.repeat(200))).toBe(`${'a'.repeat(159)}…`));
});
