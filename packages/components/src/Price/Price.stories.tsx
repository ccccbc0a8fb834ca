import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Price } from './Price.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

const meta = preview.meta({
  title: 'Typography/Price',
  component: Price,
  args: { price: usd('48.00') },
});

/** The visible and announced text, with plain spaces instead of all other kinds. */
const text = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim();

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('$48.00');
  },
});

export const Reduced = meta.story({
  args: { compareAtPrice: usd('60.00') },
  play: async ({ canvas, canvasElement }) => {
    await expect(text(canvasElement)).toBe('Sale price $48.00 Regular price $60.00');
    await expect(canvas.getByText('$60.00').closest('del')).not.toBeNull();
  },
});

/** A regular price that is not above the price, even in another notation, is not a reduction. */
export const NotReduced = meta.story({
  tags: ['proof'],
  args: { compareAtPrice: usd('48') },
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('$48.00');
  },
});

export const Free = meta.story({
  tags: ['proof'],
  args: { price: usd('0.00'), compareAtPrice: usd('12.00') },
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('Sale price Free Regular price $12.00');
  },
});

export const Range = meta.story({
  args: { maxPrice: usd('72.5') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$48.00 to $72.50')).toBeInTheDocument();
    await expect(text(canvasElement.querySelector('[aria-hidden]')!)).toBe('$48.00 – $72.50');
  },
});

export const RangeOfOne = meta.story({
  tags: ['proof'],
  args: { maxPrice: usd('48.0') },
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('$48.00');
  },
});

export const ReducedRange = meta.story({ tags: ['proof'], args: { maxPrice: usd('72.5'), compareAtPrice: usd('90') } });

export const Unknown = meta.story({
  args: { price: undefined },
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('n/a');
  },
});

export const Currencies = meta.story({
  render: () => (
    <VStack gap={2}>
      <Price price={{ amount: '129900', currencyCode: 'JPY' }} />
      <Price price={{ amount: '1.5', currencyCode: 'KWD' }} />
      <Price price={{ amount: '1299.5', currencyCode: 'EUR' }} locale="de-DE" />
      <Price price={{ amount: '123456789012345678.99', currencyCode: 'USD' }} />
    </VStack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('bdi')].map(text);
    await expect(shown).toEqual(['¥129,900', 'KWD 1.500', '1.299,50 €', '$123,456,789,012,345,678.99']);
  },
});

/** An amount wraps only if a whole line is too short for it. */
export const Narrow = meta.story({
  tags: ['proof'],
  args: { price: usd('48.00'), compareAtPrice: usd('123456789012345678.99') },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const lines = (price: string) => canvas.getByText(price).getClientRects().length;
    await expect(lines('$48.00')).toBe(1);
    await expect(lines('$123,456,789,012,345,678.99')).toBeGreaterThan(1);
    const box = canvasElement.querySelector('[data-size]')!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(160);
  },
});

export const CurrencyDisplays = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack gap={2}>
      {(['symbol', 'narrowSymbol', 'code', 'name'] as const).map((display) => (
        <Price key={display} {...args} locale="en-CA" currencyDisplay={display} />
      ))}
    </VStack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('bdi')].map(text);
    await expect(shown.slice(0, 3)).toEqual(['US$48.00', '$48.00', 'USD 48.00']);
  },
});

export const WithoutZeros = meta.story({
  tags: ['proof'],
  args: { trailingZeros: 'hide' },
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('$48');
  },
});

export const Sizes = meta.story({
  args: { compareAtPrice: usd('60.00') },
  render: (args) => (
    <VStack gap={4}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </VStack>
  ),
});

export const OtherTexts = meta.story({
  tags: ['proof'],
  args: {
    locale: 'de-DE',
    price: { amount: '48', currencyCode: 'EUR' },
    compareAtPrice: { amount: '60', currencyCode: 'EUR' },
    messages: { salePrice: 'Jetzt', regularPrice: 'Vorher' },
  },
  play: async ({ canvasElement }) => {
    await expect(text(canvasElement)).toBe('Jetzt 48,00 € Vorher 60,00 €');
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    price: { amount: '48', currencyCode: 'AED' },
    maxPrice: { amount: '60', currencyCode: 'AED' },
    locale: 'ar-AE',
  },
});
