import { describe, expect, it } from 'vitest';
import type { ProductOption, Variant } from './entities.js';
import { choicesOf, findVariant, initialChoices, initialVariant, possibleVariants } from './variantSelection.js';

const option = (id: string, values: string[], defaultValue?: string): ProductOption => ({
  id,
  displayName: id,
  required: true,
  optionValues: values.map((value) => ({ value, text: value })),
  ...(defaultValue && { defaultValue }),
});

const variant = (size: string, colour: string): Variant => ({
  id: `${size}-${colour}`,
  name: `${size} / ${colour}`,
  optionValues: [
    { optionId: 'size', value: size },
    { optionId: 'colour', value: colour },
  ],
});

const size = option('size', ['S', 'M', 'XS']);
const colour = option('colour', ['Red', 'Green'], 'Green');
const variants = [variant('S', 'Red'), variant('S', 'Green'), variant('M', 'Red')];

describe('spec §4: variant selection', () => {
  it('starts with the first variant', () => {
    expect(initialVariant({ variants })?.id).toBe('S-Red');
    expect(initialVariant({ variants: [] })).toBeUndefined();
  });

  it('starts each option with its only value, or else with its default', () => {
    expect(initialChoices([option('finish', ['Matt']), colour, size])).toEqual({
      finish: 'Matt',
      colour: 'Green',
      size: undefined,
    });
    expect(initialChoices([option('finish', ['Matt'], 'Gloss')])).toEqual({ finish: 'Matt' });
    expect(initialChoices([option('nothing', [])])).toEqual({ nothing: undefined });
  });

  it('finds the variant with all the chosen values', () => {
    expect(findVariant(variants, { size: 'M', colour: 'Red' })?.id).toBe('M-Red');
    expect(findVariant(variants, { size: 'M', colour: 'Red', engraving: 'A. B.' })?.id).toBe('M-Red');
  });

  it('finds none if no variant matches, or if a choice is missing', () => {
    expect(findVariant(variants, { size: 'M', colour: 'Green' })).toBeUndefined();
    expect(findVariant(variants, { size: 'M' })).toBeUndefined();
    expect(findVariant([], {})).toBeUndefined();
  });

  it('finds the one variant of a product without options', () => {
    const only = { id: '1', name: 'Pump', optionValues: [] };
    expect(findVariant([only], {})).toBe(only);
  });

  it('returns the choices of a variant', () => {
    for (const each of variants) expect(findVariant(variants, choicesOf(each))).toBe(each);
  });

  it('returns the variants that are still possible', () => {
    const ids = (choices: Record<string, string | undefined>) =>
      possibleVariants(variants, choices).map(({ id }) => id);
    expect(ids({})).toEqual(['S-Red', 'S-Green', 'M-Red']);
    expect(ids({ size: 'M', colour: undefined })).toEqual(['M-Red']);
    expect(ids({ size: 'M', colour: 'Green' })).toEqual([]);
  });
});
