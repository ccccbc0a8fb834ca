import { describe, expect, it } from 'vitest';
import { optionSelections } from './optionSelections.js';

describe('spec §7: option selections', () => {
  it('are numbers, without the unset ones', () => {
    expect(
      optionSelections([
        { optionId: '12', value: '101' },
        { optionId: '13', value: undefined },
        { optionId: '14', value: '' },
        { optionId: '15', value: '0' },
      ]),
    ).toEqual([
      { optionId: 12, optionValue: 101 },
      { optionId: 15, optionValue: 0 },
    ]);
  });

  it('reject other values', () => {
    expect(() => optionSelections([{ optionId: '12', value: 'Red' }])).toThrow("needs numbers, but got 'Red'");
  });
});
