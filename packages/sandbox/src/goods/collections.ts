import type { CollectionData } from '../shop/data.js';
import { banners } from './drawings/banners.js';
import { bannerSize } from './drawings/scene.js';
import { bikes } from './products/bikes.js';
import { clothing } from './products/clothing.js';
import type { ProductDraft } from './products/define.js';
import { kitchen } from './products/kitchen.js';
import { partsAndAccessories } from './products/partsAccessories.js';
import { tools } from './products/tools.js';

/** All goods, in the order of the printed catalogue. */
export const products: ProductDraft[] = [...bikes, ...clothing, ...tools, ...partsAndAccessories, ...kitchen];

const handles = (drafts: ProductDraft[]) => drafts.map(({ handle }) => handle);

const newestFirst = [...products].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

const banner = (name: keyof typeof banners) => ({
  path: `collections/${name}.svg`,
  alt: banners[name].alt,
  ...bannerSize,
});

export const collections: CollectionData[] = [
  {
    handle: 'bikes',
    title: 'Bikes',
    descriptionHtml: '<p>Steel, mostly. Built up and ridden round the block before they are boxed.</p>',
    image: banner('bikes'),
    products: handles(bikes),
    updatedAt: '2026-03-20T09:00:00Z',
    seo: { title: 'Bikes', description: 'Steel bicycles for the city, the trail, the tour and the school run.' },
  },
  {
    handle: 'clothing',
    title: 'Clothing',
    descriptionHtml: '<p>Wool, cotton and one good rain jacket. Cut for riding and meant for the whole day.</p>',
    image: banner('clothing'),
    products: [...handles(clothing), 'workshop-apron'],
    updatedAt: '2026-02-11T09:00:00Z',
  },
  {
    handle: 'tools',
    title: 'Tools',
    descriptionHtml: '<p>What our own workshop uses, and sells the spare parts for.</p>',
    image: banner('tools'),
    products: [...handles(tools), 'workshop-apron'],
    updatedAt: '2025-11-04T09:00:00Z',
  },
  {
    handle: 'parts-accessories',
    title: 'Parts and accessories',
    descriptionHtml: '<p>What wears out, and what makes a bicycle yours.</p>',
    image: banner('parts-accessories'),
    products: handles(partsAndAccessories),
    updatedAt: '2026-01-15T09:00:00Z',
  },
  {
    handle: 'kitchen',
    title: 'Kitchen',
    descriptionHtml: '<p>Iron, wood, glass and clay for the other end of the day.</p>',
    image: banner('kitchen'),
    products: handles(kitchen),
    updatedAt: '2026-03-02T09:00:00Z',
  },
  {
    handle: 'new',
    title: 'New',
    descriptionHtml: '<p>What came in last.</p>',
    products: handles(newestFirst.slice(0, 8)),
    updatedAt: '2026-03-21T09:00:00Z',
  },
  {
    handle: 'all',
    title: 'Everything',
    descriptionHtml: '<p>The whole catalogue, cover to cover.</p>',
    products: handles(products),
    updatedAt: '2026-03-22T09:00:00Z',
  },
  {
    handle: 'made-to-order',
    title: 'Made to order',
    descriptionHtml: '<p>Begun when you ask for it.</p>',
    products: ['saltmarsh-tandem'],
    updatedAt: '2025-06-17T09:00:00Z',
  },
  {
    handle: 'winter',
    title: 'Winter',
    descriptionHtml: '<p>Back in October.</p>',
    products: [],
    updatedAt: '2026-03-01T09:00:00Z',
  },
];
