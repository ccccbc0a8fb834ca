import { describe, expect, it } from 'vitest';
import { highlight, highlightAll, maxQueryLength, searchQuery } from './searchText.js';

/** Returns the parts as one text, with the matches in brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('spec §2: hit names show the matching text', () => {
  it.each([
    ['Merino Jersey', 'jers', 'Merino [Jers]ey'],
    ['Merino Jersey', 'MERINO jersey', '[Merino] [Jersey]'],
    ['Merino Jersey', 'erino', '[Merino] Jersey'],
    ['Merino Jersey', 'ersatz', 'Merino Jersey'],
    ['Café crème', 'cafe creme', '[Café] [crème]'],
    ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
    ['Skerry 29', 'skery', '[Skerry] 29'],
    ['Skerry 29', '29', 'Skerry [29]'],
    ['Skerry 29', '28', 'Skerry 29'],
    ['Enamel Kettle', 'kettel', 'Enamel Kettle'],
    ['Saddlebag', 'sadlebog', '[Saddlebag]'],
    ['自転車', '自転', '[自転]車'],
    ['a <em>b</em>', 'em', 'a <[em]>b</[em]>'],
    ['Merino', '', 'Merino'],
    ['', 'x', ''],
  ])('marks in %j for %j: %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('corrects a word only if no text of the results has it', () => {
    const names = ['Wool Cap', 'Chain Tool'];
    const marks = (query: string) =>
      highlightAll(names, query).map((parts) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text));
    expect(marks('wool')).toEqual([['Wool'], []]);
    expect(marks('tooo')).toEqual([[], ['Tool']]);
  });

  it('keeps the whole text', () => {
    const text = 'Ａ ﬁne—“Ｔest” 👩‍🚀 of ẞ and İstanbul';
    for (const query of ['fine', 'test', 's', 'i', 'ss', 'a of and']) {
      expect(
        highlight(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('the query of a search', () => {
  it('is one line, without spaces around it', () => {
    expect(searchQuery('  bike\t\n bag\u0000 ')).toBe('bike bag');
    expect(searchQuery(' \r\n ')).toBe('');
  });

  it('has no half of a surrogate pair, which a URL cannot contain', () => {
    expect(encodeURIComponent(searchQuery('\ud83d bike'))).not.toBe('');
  });

  it('has a bounded length', () => {
    expect(searchQuery('🚲'.repeat(5000))).toBe('🚲'.repeat(maxQueryLength));
  });
});
