import { describe, expect, it } from 'vitest';
import { countries, countryName } from './countries.js';
import { noState, stateIn, statesOf } from './states.js';

describe('spec §9: countries and states', () => {
  it('lists about 250 countries by their names, each once', () => {
    const list = countries();
    expect(list).toHaveLength(250);
    expect(new Set(list.map(({ code }) => code)).size).toBe(250);
    // A code without a name is its own name.
    expect(list.filter(({ code, name }) => code === name)).toEqual([]);
    expect(list[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  });

  it('names and sorts them in the given language', () => {
    const german = countries('de').map(({ name }) => name);
    expect(german).toContain('Deutschland');
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'));
    expect(countryName('CH', 'fr')).toBe('Suisse');
    expect(countryName('nowhere')).toBe('nowhere');
  });

  it('lists the states of sixteen countries', () => {
    const listed = countries().flatMap(({ code }) => (statesOf(code) ? [code] : []));
    expect(listed.sort().join(' ')).toBe('AE AR AT AU CA CH DE ES ID IE IN MM MX MY US ZA');
    for (const code of listed) expect(new Set(statesOf(code)).size, code).toBe(statesOf(code)?.length);
  });

  it.each([
    ['AE', 7],
    ['AR', 24],
    ['AT', 9],
    ['AU', 8],
    ['CA', 13],
    ['CH', 26],
    ['DE', 16],
    ['ES', 52],
    ['ID', 38],
    ['IE', 26],
    ['IN', 36],
    ['MM', 15],
    ['MX', 32],
    ['MY', 16],
    ['US', 59],
    ['ZA', 9],
  ])('of %s lists all %i', (code, count) => expect(statesOf(code)).toHaveLength(count));

  it('accepts no other text as a country', () => {
    expect(statesOf('constructor')).toBeUndefined();
    expect(statesOf('')).toBeUndefined();
  });
});

describe('spec §4: the state when a country is chosen', () => {
  it("is 'n/a' if the country has no listed states", () => {
    expect(stateIn('FR', 'California')).toBe(noState);
    expect(noState).toBe('n/a');
  });

  it("is cleared if it is not in the new country's list", () => {
    expect(stateIn('DE', 'California')).toBe('');
    expect(stateIn('US', noState)).toBe('');
    expect(stateIn('US')).toBe('');
  });

  it('stays if both countries have it', () => expect(stateIn('AR', 'Córdoba')).toBe('Córdoba'));
});
