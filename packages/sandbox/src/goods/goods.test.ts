import { describe, expect, it } from 'vitest';
import type { ProductData, VariantData } from '../shop/data.js';
import { palette, rubber } from './drawings/palette.js';
import { cases, drawing, sampleShop } from './index.js';

const { products, collections, menu, priceLists } = sampleShop;

const product = (handle: string): ProductData => {
  const found = products.find((one) => one.handle === handle);
  if (!found) throw new Error(`There is no product "${handle}".`);
  return found;
};

const collection = (handle: string) => {
  const found = collections.find((one) => one.handle === handle);
  if (!found) throw new Error(`There is no collection "${handle}".`);
  return found;
};

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const stocks = (one: ProductData) => one.variants.map(({ stock }) => stock);
const rules = (one: ProductData) => one.variants.map(({ quantityRule }) => quantityRule);
const allVariants = products.flatMap(({ variants }) => variants);

/** Returns the first fault of a text that should be well-formed XML: tags that nest and close, quoted attributes, no stray < or &. */
function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  let rest = text;
  while (rest) {
    const characters = /^[^<&]+/.exec(rest);
    const tag = /^<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest);
    if (characters) {
      if (open.length === 0) return `text outside the root: ${characters[0].slice(0, 40)}`;
      rest = rest.slice(characters[0].length);
    } else if (tag) {
      const [whole, isClosing, name = '', attributes = '', isEmpty] = tag;
      const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute = '']) => attribute);
      if (duplicates(names).length > 0) return `<${name}> has ${duplicates(names).join(', ')} twice`;
      if (isClosing && open.pop() !== name) return `</${name}> closes nothing`;
      if (!isClosing && !isEmpty) open.push(name);
      rest = rest.slice(whole.length);
      if (open.length === 0 && rest) return `more after the root: ${rest.slice(0, 40)}`;
    } else {
      return `not a tag: ${rest.slice(0, 60)}`;
    }
  }
  return open.length > 0 ? `<${open.join('><')}> is never closed` : undefined;
}

describe('the sample shop is consistent', () => {
  it('has handles and SKUs that are unique', () => {
    expect(duplicates(products.map(({ handle }) => handle))).toEqual([]);
    expect(duplicates(collections.map(({ handle }) => handle))).toEqual([]);
    expect(duplicates(allVariants.map(({ sku }) => sku))).toEqual([]);
  });

  it('has handles that fit into a URL', () => {
    const handles = [...products, ...collections].map(({ handle }) => handle);
    expect(handles.filter((handle) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([]);
  });

  it.each(products.map((one) => [one.handle, one] as const))(
    '%s: every variant has a value of each option, once, and a price',
    (_, one) => {
      expect(one.variants.length).toBeGreaterThan(0);
      expect(duplicates(one.variants.map(({ values }) => values.join(' / ')))).toEqual([]);
      for (const variant of one.variants) {
        expect(variant.values).toHaveLength(one.options.length);
        variant.values.forEach((value, index) =>
          expect(one.options[index]?.values.map(({ name }) => name)).toContain(value),
        );
        expect(Number.isInteger(variant.price) && variant.price >= 0).toBe(true);
        if (variant.compareAtPrice !== undefined) expect(variant.compareAtPrice).toBeGreaterThan(variant.price);
        if (variant.image !== undefined) expect(one.images[variant.image]).toBeDefined();
      }
      for (const option of one.options) expect(duplicates(option.values.map(({ name }) => name))).toEqual([]);
      expect(Number.isNaN(Date.parse(one.publishedAt))).toBe(false);
    },
  );

  it('tells the measures of every frame size once: in the size guide', () => {
    const guide = product('skerry-29').sizeGuideHtml ?? '';
    const rows = [...guide.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) =>
      row.replace(/<[^>]+>/g, ' ').split(/\s+/),
    );
    expect(rows.map(([size, height]) => [size, height])).toEqual([
      ['S', '155–167'],
      ['M', '168–178'],
      ['L', '179–187'],
      ['XL', '188–198'],
    ]);
    for (const column of [2, 3, 4]) {
      const measures = rows.map((row) => Number(row[column]));
      expect(measures).toEqual([...measures].sort((a, b) => a - b));
    }
  });

  it('has no two products published in the same instant, so that "newest first" has one answer', () => {
    expect(duplicates(products.map(({ publishedAt }) => publishedAt))).toEqual([]);
  });

  it('shows a variant in its colour if there is a picture of it', () => {
    const withoutPicture = products.filter(
      ({ options, variants, images }) =>
        images.length > 1 &&
        options.some(({ name }) => name === 'Colour') &&
        variants.some(({ image }) => image === undefined),
    );
    expect(withoutPicture.map(({ handle }) => handle)).toEqual([]);
  });

  it('lists only existing products, each once', () => {
    const handles = new Set(products.map(({ handle }) => handle));
    for (const one of collections) {
      expect(one.products.filter((handle) => !handles.has(handle))).toEqual([]);
      expect(duplicates(one.products)).toEqual([]);
    }
    expect(
      [...handles].filter(
        (handle) =>
          !['bikes', 'clothing', 'tools', 'parts-accessories', 'kitchen'].some((name) =>
            collection(name).products.includes(handle),
          ),
      ),
    ).toEqual([]);
  });

  it("spec §2: has the specification's sample menu, and the fifth collection", () => {
    const paths = menu.map(({ title, path, items }) => [title, path ?? items?.map((item) => item.path)]);
    expect(paths).toEqual([
      ['Shop', ['bikes', 'clothing', 'tools', 'parts-accessories', 'kitchen'].map((name) => `/collections/${name}`)],
      ['Brands', ['skerry', 'millrace', 'saltmarsh', 'dunlin'].map((name) => `/brands/${name}`)],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
  });

  it('links from the menu to existing collections and to brands with products', () => {
    const items = menu.flatMap((item) => [item, ...(item.items ?? [])]);
    const missing = items
      .filter(({ path }) => path?.startsWith('/collections/'))
      .filter(({ path }) => !collections.some(({ handle }) => path === `/collections/${handle}`));
    expect(missing).toEqual([]);
    const brands = items.filter(({ path }) => path?.startsWith('/brands/'));
    expect(brands).toHaveLength(4);
    for (const { title } of brands) expect(products.filter(({ vendor }) => vendor === title).length).toBeGreaterThan(1);
  });

  it('has prices in euros for all kitchen goods, and only for goods that it sells', () => {
    const [euro] = priceLists;
    expect(euro?.currencyCode).toBe('EUR');
    const skus = collection('kitchen').products.flatMap((handle) => product(handle).variants.map(({ sku }) => sku));
    expect(Object.keys(euro?.prices ?? {}).sort()).toEqual(skus.sort());
  });
});

describe('the pictures', () => {
  const images = [
    ...products.flatMap((one) => one.images),
    ...collections.flatMap(({ image }) => (image ? [image] : [])),
  ];

  it.each(images.map((image) => [image.path, image] as const))(
    '%s is a drawing: well-formed, small, of the given size, with a description',
    (path, { alt, width, height }) => {
      const svg = drawing(path) ?? '';
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"`));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|stroke-width="-|<script|<text|gradient/i);
      expect(svg.length).toBeLessThan(25_000);
      expect(drawing(path)).toBe(svg);
      expect(alt.length).toBeGreaterThan(10);
    },
  );

  it('show deep green on a dark page, and tyres that stay dark', () => {
    const svg = drawing('skerry-29/1.svg')!;
    const [, onDark] = /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg)!;
    expect(onDark).toContain(`[stroke="${palette.green}"]{stroke:#2a6c5a}`);
    expect(svg).toContain(`stroke="${rubber}"`);
    expect(onDark).not.toContain(rubber);
  });

  it('differ from one another', () => {
    expect(duplicates(images.map(({ path }) => drawing(path) ?? ''))).toEqual([]);
    expect(duplicates(images.map(({ path }) => path))).toEqual([]);
  });

  it('draw a variant in its colour and size, at an address that names both', () => {
    const pictureOf = (values: string[]) => {
      const { images, variants } = product('lane-one');
      return images[variants.find((variant) => variant.values.join() === values.join())!.image!]!;
    };
    const [small, large] = [pictureOf(['48', 'Bone']), pictureOf(['60', 'Bone'])];
    expect(small).toMatchObject({ path: 'lane-one/48-bone.svg', alt: 'Lane One in bone, size 48.' });
    expect(drawing(small.path)).toContain(`stroke="${palette.bone}"`);
    expect(drawing(small.path)).not.toContain(`stroke="${palette.green}"`);
    expect(drawing(large.path)).not.toBe(drawing(small.path));
    expect(drawing('lane-one/47-bone.svg')).toBeUndefined();
  });

  it('are undefined if there is none', () => {
    expect(drawing('skerry-29/9.svg')).toBeUndefined();
    expect(drawing('../skerry-29/1.svg')).toBeUndefined();
    expect(drawing('constructor')).toBeUndefined();
  });

  it('are in descriptions only if they exist', () => {
    const named = product(cases.richDescription).descriptionHtml.matchAll(/src="\/cdn\/([^"]+)"/g);
    const paths = [...named].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(drawing(path)).toBeDefined();
  });
});

describe('the goods cover the cases', () => {
  const named = (name: keyof typeof cases) => product(cases[name]);
  const has = (one: ProductData, values: string[]) =>
    one.variants.some((variant) => values.every((value) => variant.values.includes(value)));
  const isSoldOut = ({ stock }: VariantData) => stock === 0;

  it('of options and variants', () => {
    expect(named('noOptions')).toMatchObject({ options: [], variants: [{ values: [] }] });
    expect(named('manyVariants').variants.length).toBeGreaterThanOrEqual(15);
    expect(named('twoOptions').options).toHaveLength(2);
    expect(named('threeOptions').options).toHaveLength(3);
    expect(named('singleValueOption').options.map(({ values }) => values.length)).toContain(1);
    expect(named('modifier').modifiers).toMatchObject([{ name: 'Oil', default: 'Linseed' }]);
    const jacket = named('missingCombination');
    expect([has(jacket, ['XXL']), has(jacket, ['Ochre']), has(jacket, ['XXL', 'Ochre'])]).toEqual([true, true, false]);
    expect(named('valueInNoVariant').options[0]?.values.map(({ name }) => name)).toContain('XS');
    expect(has(named('valueInNoVariant'), ['XS'])).toBe(false);
  });

  it('of stock', () => {
    const jacket = named('soldOutVariant');
    expect(jacket.variants.filter(isSoldOut).map(({ values }) => values)).toEqual([['M', 'Ochre']]);
    expect(named('soldOutProduct').variants.every(isSoldOut)).toBe(true);
    expect(stocks(named('lastPiece'))).toEqual([1]);
    expect(stocks(named('threeLeft'))).toEqual([3]);
    expect(
      named('backOrderVariant').variants.flatMap(({ values, sellsWithoutStock }) =>
        sellsWithoutStock ? [values] : [],
      ),
    ).toEqual([['60', 'Bone']]);
    expect(named('preOrder').preOrder?.date).toMatch(/^\d{4}-03-12$/);
    expect(stocks(named('uncountedStock')).every((stock) => stock === undefined)).toBe(true);
  });

  it('of order limits', () => {
    expect(rules(named('orderMinimum'))).toEqual([{ minimum: 2 }, { minimum: 2 }, { minimum: 2 }]);
    expect(rules(named('orderIncrement')).every((rule) => rule?.minimum === 2 && rule.increment === 2)).toBe(true);
    expect(rules(named('orderMaximum'))).toEqual([{ maximum: 2 }]);
    // The samples of spec §9 for the first and the second platform.
    expect(rules(named('impossibleBounds'))).toEqual([{ minimum: 5, maximum: 2 }]);
    expect(rules(named('oneToFive'))).toEqual([{ minimum: 1, maximum: 5 }]);
  });

  it('of prices', () => {
    expect(named('compareAtPrice').variants.some(({ compareAtPrice }) => compareAtPrice !== undefined)).toBe(true);
    expect(named('reducedProduct').variants.every(({ compareAtPrice }) => compareAtPrice !== undefined)).toBe(true);
    expect(named('freeProduct').variants.map(({ price }) => price)).toEqual([0]);
    expect(named('dearProduct').variants.map(({ price }) => price)).toEqual([1_299_900]);
  });

  it('of pictures', () => {
    const counts = (['noImage', 'oneImage', 'threeImages'] as const).map((name) => named(name).images.length);
    expect(counts).toEqual([0, 1, 3]);
    const { images, variants } = named('sixImages');
    const own = new Set(variants.map(({ image }) => image));
    expect(own.size).toBe(variants.length);
    expect(images.length - own.size + 1).toBe(6);
  });

  it('of names', () => {
    expect(named('longName').title.length).toBeGreaterThanOrEqual(120);
    expect(
      Math.max(
        ...named('longName')
          .title.split(' ')
          .map((word) => word.length),
      ),
    ).toBeGreaterThanOrEqual(40);
    expect(named('shortName').title.length).toBeLessThanOrEqual(2);
    expect(named('accentName').title).toContain('é');
    expect(named('eszettName').title).toContain('ß');
    expect(named('japaneseName').title).toMatch(/\p{Script=Han}/u);
  });

  it('of descriptions', () => {
    for (const tag of ['<h2', '<h3', '<ul', '<ol', '<table', '<a href', '<strong', '<em', '<blockquote', '<img'])
      expect(named('richDescription').descriptionHtml).toContain(tag);
    for (const danger of ['<script', 'onerror=', 'onclick=', 'javascript:', '<iframe', '<form', 'style='])
      expect(named('hostileDescription').descriptionHtml).toContain(danger);
    expect(named('emptyDescription').descriptionHtml).toBe('');
    expect(named('rightToLeftDescription').descriptionHtml).toMatch(/\p{Script=Arabic}/u);
  });

  it('of collections', () => {
    const main = ['bikes', 'clothing', 'tools', 'parts-accessories', 'kitchen'].map(collection);
    for (const one of main) expect(one.products.length).toBeGreaterThanOrEqual(6);
    expect(main.filter((one) => one.products.includes(cases.severalCollections)).length).toBeGreaterThanOrEqual(2);
    expect(collection(cases.singleProductCollection).products).toHaveLength(1);
    expect(collection(cases.emptyCollection).products).toEqual([]);
    expect(Math.ceil(collection(cases.pagedCollection).products.length / 5)).toBe(3);
  });
});
