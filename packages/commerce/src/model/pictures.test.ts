import { describe, expect, it } from 'vitest';
import type { ProductMedia, ProductOption, Variant } from './entities.js';
import { galleryOfChoices } from './pictures.js';

const item = (src: string): ProductMedia => ({ id: src, details: { src } });
const variant = (size: string, colour: string, src?: string): Variant => ({
  id: `${size} ${colour}`,
  name: `${size} / ${colour}`,
  optionValues: [
    { optionId: 'size', value: size },
    { optionId: 'colour', value: colour },
  ],
  ...(src && { image: { src } }),
});
const option = (id: string, ...values: string[]): ProductOption => ({
  id,
  displayName: id,
  required: true,
  optionValues: values.map((value) => ({ value, text: value })),
});
const options = [option('size', 'S', 'M'), option('colour', 'green', 'ochre')];
const sources = (items: ProductMedia[]) => items.map(({ details }) => details.src);

describe('the pictures of the choices', () => {
  const bySize = {
    options,
    media: ['m-green', 'm-ochre', 'close', 's-green', 's-ochre'].map(item),
    variants: [
      variant('S', 'green', 's-green'),
      variant('M', 'green', 'm-green'),
      variant('S', 'ochre', 's-ochre'),
      variant('M', 'ochre', 'm-ochre'),
    ],
  };
  const shown = (choices: Record<string, string>) => sources(galleryOfChoices(bySize, choices).media);

  it('are the picture of the variant and the shared ones, if each variant has its own', () => {
    expect(shown({ size: 'S', colour: 'ochre' })).toEqual(['s-ochre', 'close']);
    expect(shown({ size: 'M', colour: 'green' })).toEqual(['m-green', 'close']);
  });

  it('follow each choice, and begin with the picture that lists show', () => {
    expect(shown({})).toEqual(['m-green', 'close']);
    expect(shown({ colour: 'ochre' })).toEqual(['m-ochre', 'close']);
    expect(shown({ size: 'S' })).toEqual(['s-green', 'close']);
  });

  const byColour = {
    options,
    media: ['green', 'ochre', 'close'].map(item),
    variants: bySize.variants.map(({ optionValues: [size, colour] }) =>
      variant(size!.value, colour!.value, colour!.value),
    ),
  };

  it('are all, if the colour alone decides the picture', () => {
    const { media, index } = galleryOfChoices(byColour, { size: 'S', colour: 'ochre' });
    expect(media).toBe(byColour.media);
    expect(index).toBe(1);
  });

  it("begin with a variant's own picture that is not among the product's, after a choice", () => {
    const apart = { ...byColour, media: ['green', 'close'].map(item) };
    expect(sources(galleryOfChoices(apart, { colour: 'ochre' }).media)).toEqual(['ochre', 'green', 'close']);
    expect(sources(galleryOfChoices({ ...apart, media: [item('close')] }, {}).media)).toEqual(['close']);
  });

  it('are the shared ones, if no variant has a picture or none matches', () => {
    const plain = { ...byColour, variants: [variant('S', 'green')] };
    expect(galleryOfChoices(plain, { size: 'S', colour: 'green' })).toEqual({ media: plain.media, index: undefined });
    expect(shown({ size: 'L', colour: 'green' })).toEqual(['close']);
  });
});
