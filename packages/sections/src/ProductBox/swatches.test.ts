import type { ProductOption, Variant } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { valueLooks } from './swatches.js';

const colour = (...optionValues: ProductOption['optionValues']): ProductOption => ({
  id: 'colour',
  displayName: 'Colour',
  required: true,
  optionValues,
});
const variant = (value: string, src?: string): Variant => ({
  id: `${value} ${src}`,
  name: value,
  optionValues: [{ optionId: 'colour', value }],
  ...(src && { image: { src } }),
});
const plain = colour({ value: 'moss', text: 'Moss' }, { value: 'rust', text: 'Rust' });
const looks = (option: ProductOption, ...variants: Variant[]) => Object.fromEntries(valueLooks({ variants }, option));

test("a value has the shop's look: one colour, two, or a picture", () => {
  const option = colour(
    { value: 'moss', text: 'Moss', swatch: { colors: ['#5b6b3a'] } },
    { value: 'two', text: 'Rust and sand', swatch: { colors: ['#a5452a', '#d9c5a0'] } },
    { value: 'tape', text: 'Tape', swatch: { colors: ['#fff'], image: '/tape.jpg' } },
    { value: 'plain', text: 'Plain' },
  );
  expect(looks(option)).toEqual({
    moss: { color: '#5b6b3a' },
    two: { color: 'linear-gradient(135deg, #a5452a 50%, #d9c5a0 50%)' },
    tape: { image: '/tape.jpg' },
    plain: {},
  });
});

test('else the picture of its variants, if that distinguishes it from the others', () => {
  expect(looks(plain, variant('moss', '/1.jpg'), variant('moss', '/1.jpg'), variant('rust', '/2.jpg'))).toEqual({
    moss: { image: '/1.jpg' },
    rust: { image: '/2.jpg' },
  });
  expect(looks(plain, variant('moss', '/1.jpg'), variant('rust', '/1.jpg'))).toEqual({});
  expect(looks(plain, variant('moss', '/1.jpg'), variant('rust'))).toEqual({});
  expect(looks(plain, variant('moss', '/1.jpg'), variant('moss', '/3.jpg'), variant('rust', '/2.jpg'))).toEqual({});
});
