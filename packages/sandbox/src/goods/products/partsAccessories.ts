import { black, palette } from '../drawings/palette.js';
import {
  barTape,
  bell,
  bottleAndCage,
  catalogueBooklet,
  frontBasket,
  lights,
  lock,
  pannier,
  pedals,
  rearRack,
  saddle,
  tyre,
  wallHook,
} from '../drawings/parts.js';
import { carrying, shopping } from '../drawings/people/scenes.js';
import { closeUp, closeUpStanding, flatLay, standing } from '../drawings/scene.js';
import { money, option, picture, variantsOf, type ProductDraft } from './define.js';

const saddleOptions = [
  option('Width', 'Narrow, 145 mm', 'Medium, 162 mm', 'Wide, 178 mm'),
  option('Colour', 'Clay', 'Ink'),
];
const bottleOptions = [option('Volume', '0.6 l', '0.8 l'), option('Colour', 'Bone', 'Green', 'Ochre')];
const tyreOptions = [
  option('Size', '650b × 42', '700c × 32', '700c × 38', '29 × 2.35'),
  option('Sidewall', 'Tan', 'Black'),
];
const pannierOptions = [option('Colour', 'Green', 'Ochre', 'Ink')];
const tapeOptions = [option('Colour', 'Clay', 'Bone', 'Ink')];
const spokeOptions = [option('Length', '256 mm', '264 mm', '272 mm', '280 mm', '288 mm', '292 mm')];

export const partsAndAccessories: ProductDraft[] = [
  {
    handle: 'leather-saddle',
    title: 'Leather Saddle',
    vendor: 'Northlane',
    productType: 'Saddle',
    tags: ['parts', 'leather'],
    descriptionHtml: `
<p>One piece of vegetable-tanned cowhide, 5 mm thick, stretched over a steel frame and held by copper rivets. It is hard for the first 300 km and yours after that.</p>
<ul>
<li>Measure the distance of your sit bones and choose the width 20 mm above it</li>
<li>Tension with the key in the box when it sags; a quarter turn at a time</li>
<li>Grease the underside twice a year and cover it in the rain</li>
</ul>`,
    options: saddleOptions,
    variants: variantsOf(saddleOptions, {
      code: 'NL-LS',
      price: money(124),
      stock: 10,
      weight: 520,
      pictures: { Clay: 0, Ink: 1 },
    }),
    pictures: [
      picture(
        'Brown leather saddle with copper rivets and steel rails, seen from the side.',
        standing(saddle(palette.clay), { scale: 1.12, shadow: 300 }),
      ),
      picture('The leather saddle in black.', standing(saddle(black), { scale: 1.12, shadow: 300 })),
      picture(
        'Close view of the rivets at the back of the saddle.',
        closeUpStanding(saddle(palette.clay), { shadow: 300, x: -210, y: -400, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2025-04-02T09:00:00Z',
    salesRank: 76,
  },
  {
    handle: 'platform-pedals',
    title: 'Platform Pedals',
    vendor: 'Northlane',
    productType: 'Pedals',
    tags: ['parts'],
    descriptionHtml: `
<p>Wide, thin and plain: a forged aluminium cage of 100 × 95 mm with ten pins on each side that you can take out again. They turn on sealed bearings, and the bearings can be changed.</p>
<p>Sold as a pair, left and right marked. Tighten with a 15 mm spanner or an 8 mm key.</p>`,
    options: [],
    variants: [
      { sku: 'NL-PP', values: [], price: money(69), stock: 21, weight: 380, quantityRule: { minimum: 5, maximum: 2 } },
    ],
    pictures: [
      picture('A pair of grey platform pedals with pins, from above.', flatLay(pedals(), { scale: 1.2 })),
      picture('Close view of the pins and the axle of a pedal.', closeUp(pedals(), { x: 40, y: -220, zoom: 1.9 })),
    ],
    publishedAt: '2025-02-17T09:00:00Z',
    salesRank: 42,
  },
  {
    handle: 'brass-bell',
    title: 'Brass Bell',
    vendor: 'Northlane',
    productType: 'Bell',
    tags: ['accessories', 'gift', 'brass'],
    descriptionHtml: `
<p>One clear note that carries across a crossing and fades slowly. The dome is spun brass, 55 mm; the hammer is on a spring, so that a touch of the thumb is enough.</p>
<p>For bars of 22.2 to 31.8 mm. Brass dulls in the rain. Polish it, or leave it.</p>`,
    options: [],
    variants: [{ sku: 'NL-BB', values: [], price: money(24), stock: 80, weight: 62 }],
    pictures: [
      picture(
        'Round brass bicycle bell with a thumb lever, clamped on a piece of handlebar.',
        standing(bell(), { shadow: 260 }),
      ),
      picture(
        'Close view of the dome and the hammer.',
        closeUpStanding(bell(), { shadow: 260, x: 90, y: -300, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2024-08-19T09:00:00Z',
    salesRank: 82,
  },
  {
    handle: 'dusk-lights',
    title: 'Dusk Lights',
    vendor: 'Northlane',
    productType: 'Lights',
    tags: ['accessories'],
    descriptionHtml: `
<p>A front light of 60 lux and a rear light of 40 lumens in turned aluminium, with a cut-off beam that lights the road and spares the eyes of those who come towards you.</p>
<ul>
<li>USB-C; 6 hours at full power, 40 at low</li>
<li>Rubber straps for bars of 22 to 35 mm and any seatpost</li>
<li>Rain-proof to IPX6</li>
</ul>
<p>The cells can be changed: four screws, no glue.</p>`,
    options: [],
    variants: [{ sku: 'NL-DL', values: [], price: money(88), compareAtPrice: money(104), stock: 33, weight: 190 }],
    pictures: [
      picture(
        'A round front light and a smaller red rear light with rubber straps.',
        standing(lights(), { scale: 1.25, shadow: 360 }),
      ),
      picture(
        'Close view of the ribbed body of the front light.',
        closeUpStanding(lights(), { shadow: 360, x: -130, y: -300, zoom: 1.8 }),
      ),
    ],
    publishedAt: '2026-03-09T09:00:00Z',
    salesRank: 72,
  },
  {
    handle: 'bottle-and-cage',
    title: 'Bottle and Cage',
    vendor: 'Northlane',
    productType: 'Bottle',
    tags: ['accessories'],
    descriptionHtml: `
<p>A bottle of food-grade polyethylene without a taste of its own, and a cage bent from one piece of stainless tube that grips it on rough roads and lets go when you pull.</p>
<p>Cage screws are in the box. The lid comes apart for cleaning.</p>`,
    options: bottleOptions,
    variants: variantsOf(bottleOptions, {
      code: 'NL-BC',
      price: money(27),
      stock: 35,
      weight: 150,
      pictures: { Bone: 0, Green: 1, Ochre: 2 },
      but: { '0.8 l': { price: money(29) } },
    }),
    pictures: [
      picture(
        'Off-white drinking bottle in a cage of bent steel tube.',
        standing(bottleAndCage(palette.bone), { scale: 1.08, shadow: 190 }),
      ),
      picture(
        'Dark green drinking bottle in a steel cage.',
        standing(bottleAndCage(palette.green), { scale: 1.08, shadow: 190 }),
      ),
      picture(
        'Ochre drinking bottle in a steel cage.',
        standing(bottleAndCage(palette.ochre), { scale: 1.08, shadow: 190 }),
      ),
    ],
    publishedAt: '2025-05-12T09:00:00Z',
    salesRank: 55,
  },
  {
    handle: 'rear-rack',
    title: 'Rear Rack',
    vendor: 'Saltmarsh',
    productType: 'Rack',
    tags: ['accessories', 'touring'],
    descriptionHtml: `
<p>Brazed from chrome-moly tube of 10 mm, which bends before it breaks and can be mended by any blacksmith on the way. Carries 30 kg. The lower rail keeps panniers low and your heels free.</p>
<p>For 26" to 29" wheels with frame eyelets; screws and steel stays are in the box.</p>`,
    options: [],
    variants: [{ sku: 'SM-RR', values: [], price: money(118), stock: 12, weight: 720 }],
    pictures: [
      picture(
        'Black tubular steel rear rack for a bicycle, seen from the side.',
        standing(rearRack(), { shadow: 380 }),
      ),
      picture(
        'Close view of the brazed joint at the foot of the rack.',
        closeUpStanding(rearRack(), { shadow: 380, x: 20, y: -120, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2025-03-03T09:00:00Z',
    salesRank: 40,
  },
  {
    handle: 'all-road-tyre',
    title: 'All-Road Tyre',
    vendor: 'Skerry',
    productType: 'Tyre',
    tags: ['parts'],
    descriptionHtml: `
<p>A file tread down the middle for tarmac, low blocks at the shoulder for gravel, and a casing of 120 threads to the inch that gives where the road does not. Tubeless or with a tube.</p>
<p>One tyre. The 29 × 2.35 comes with a black sidewall only.</p>`,
    options: tyreOptions,
    variants: variantsOf(tyreOptions, {
      code: 'SK-ART',
      price: money(58),
      stock: 26,
      weight: 480,
      except: ['29 × 2.35 / Tan'],
      pictures: { Tan: 0, Black: 1 },
      but: { '29 × 2.35': { price: money(64), weight: 760 } },
    }),
    pictures: [
      picture(
        'Black bicycle tyre with a tan sidewall and a fine file tread, seen from the side.',
        flatLay(tyre(palette.wood)),
      ),
      picture('The tyre with a black sidewall.', flatLay(tyre(black))),
    ],
    publishedAt: '2026-02-02T09:00:00Z',
    salesRank: 61,
  },
  {
    handle: 'roll-pannier',
    title: 'Roll Pannier',
    vendor: 'Saltmarsh',
    productType: 'Bag',
    tags: ['accessories', 'touring', 'canvas'],
    descriptionHtml: `
<p>Waxed canvas outside, a welded liner inside, and a roll top with leather straps. It hangs on two hooks that lock by themselves and lifts off with one pull at the handle. 21 litres.</p>
<p>Sold singly; left and right are the same. Brush it clean when dry and wax the canvas once a year.</p>`,
    options: pannierOptions,
    variants: variantsOf(pannierOptions, {
      code: 'SM-RP',
      price: money(112),
      stock: 15,
      weight: 980,
      pictures: { Green: 0, Ochre: 1, Ink: 2 },
      but: { Ink: { stock: 2 } },
    }),
    pictures: [
      picture(
        'Dark green canvas pannier with a roll top and two leather straps.',
        standing(pannier(palette.green), { shadow: 310 }),
      ),
      picture(
        'Ochre canvas pannier with a roll top and two leather straps.',
        standing(pannier(palette.ochre), { shadow: 310 }),
      ),
      picture(
        'Black canvas pannier with a roll top and two leather straps.',
        standing(pannier(black), { shadow: 310 }),
      ),
      picture('Somebody carries the pannier along a road, by its handle.', carrying(palette.green)),
    ],
    publishedAt: '2025-07-21T09:00:00Z',
    salesRank: 64,
  },
  {
    handle: 'ox',
    title: 'Ox',
    vendor: 'Northlane',
    productType: 'Lock',
    tags: ['accessories'],
    descriptionHtml: `
<p>A U-lock of 14 mm hardened steel, 11 × 21 cm inside, in a skin of rubber that is kind to paint. Both ends of the shackle lock, so that one cut is not enough.</p>
<p>Three keys, numbered: give us the number and we cut you another. 1.4 kg, with a bracket for the frame.</p>`,
    options: [],
    variants: [{ sku: 'NL-OX', values: [], price: money(79), stock: 28, weight: 1400 }],
    pictures: [
      picture('Black U-lock with an ochre crossbar and its key.', flatLay(lock(palette.ochre), { scale: 1.1 })),
      picture('Close view of the keyhole and the key.', closeUp(lock(palette.ochre), { x: 80, y: 290, zoom: 1.9 })),
    ],
    publishedAt: '2025-01-13T09:00:00Z',
    salesRank: 67,
  },
  {
    handle: 'wall-hook',
    title:
      'Wall Hook for One Bicycle, in Forged Steel with Oiled Beech and Wool Felt, Sold in Austria and the Tyrol as the Fahrradwandaufhängevorrichtungshalterung',
    vendor: 'Northlane',
    productType: 'Storage',
    tags: ['accessories', 'wood'],
    descriptionHtml: `
<p>One hook for one bicycle by its top tube: forged steel, a beech block, and felt where the paint touches. It stands 34 cm from the wall, so that the handlebar has room.</p>
<p>Carries 20 kg on two screws of 8 mm, which come with plugs for brick and concrete.</p>`,
    options: [],
    variants: [{ sku: 'NL-WH', values: [], price: money(44), stock: 36, weight: 830 }],
    pictures: [
      picture('Wall hook: two forged steel arms with green felt on a beech block.', flatLay(wallHook(palette.green))),
      picture(
        'Close view of the felt on one arm of the hook.',
        closeUp(wallHook(palette.green), { x: 180, y: 0, zoom: 1.8 }),
      ),
    ],
    publishedAt: '2025-10-27T09:00:00Z',
    salesRank: 33,
  },
  {
    handle: 'market-basket',
    title: 'Market Basket',
    vendor: 'Millrace',
    productType: 'Basket',
    tags: ['accessories', 'city'],
    descriptionHtml: `
<p>Woven willow with a steel frame inside and two leather straps for the handlebar. It holds 18 litres, or a cat that does not mind.</p>
<p>Willow dries out indoors: hose it down in spring and it creaks less.</p>`,
    options: [],
    variants: [{ sku: 'MR-MB', values: [], price: money(66), stock: 14, weight: 1100 }],
    pictures: [
      picture(
        'Woven willow handlebar basket with two leather straps.',
        standing(frontBasket(), { scale: 1.12, shadow: 340 }),
      ),
      picture(
        'Close view of the weave and a leather strap.',
        closeUpStanding(frontBasket(), { shadow: 340, x: -150, y: -380, zoom: 1.9 }),
      ),
      picture('Somebody carries the basket home on one arm, with greens and a loaf in it.', shopping()),
    ],
    publishedAt: '2025-04-28T09:00:00Z',
    salesRank: 48,
  },
  {
    handle: 'cotton-bar-tape',
    title: 'Cotton Bar Tape',
    vendor: 'Northlane',
    productType: 'Bar tape',
    tags: ['parts'],
    descriptionHtml: `
<p>Woven cotton tape, 2 cm wide and 2.9 m long, for both sides of a drop bar. Wrap it twice for comfort, shellac it for colour and for winter.</p>
<p>In the box: two rolls, two corks for the bar ends and a length of twine.</p>`,
    options: tapeOptions,
    variants: variantsOf(tapeOptions, {
      code: 'NL-CBT',
      price: money(15),
      stock: 42,
      weight: 60,
      unit: { quantity: 5.8, unit: 'M', reference: 1 },
      pictures: { Clay: 0, Bone: 1, Ink: 2 },
    }),
    pictures: [
      picture(
        'Two rolls of terracotta handlebar tape and two corks.',
        standing(barTape(palette.clay), { shadow: 400 }),
      ),
      picture('Two rolls of off-white handlebar tape and two corks.', standing(barTape(palette.bone), { shadow: 400 })),
      picture('Two rolls of black handlebar tape and two corks.', standing(barTape(black), { shadow: 400 })),
    ],
    publishedAt: '2024-11-25T09:00:00Z',
    salesRank: 37,
  },
  {
    handle: 'cut-spokes',
    title: 'Spokes, Cut to Length',
    vendor: 'Northlane',
    productType: 'Spokes',
    tags: ['parts', 'workshop'],
    descriptionHtml: `
<p>Stainless spokes, 2.0 mm, threaded in our workshop to the length you choose, with a brass nipple each.</p>
<p>Sold by the piece. Not photographed: it is a spoke.</p>`,
    options: spokeOptions,
    variants: variantsOf(spokeOptions, { code: 'NL-SP', price: money(1.2), weight: 7 }),
    pictures: [],
    publishedAt: '2024-07-01T09:00:00Z',
    salesRank: 20,
  },
  {
    handle: 'printed-catalogue',
    title: 'Printed Catalogue',
    vendor: 'Northlane',
    productType: 'Print',
    tags: ['accessories', 'gift'],
    descriptionHtml: `
<p>Everything in the shop on 64 pages of uncoated paper, sewn, with a fold-out table of frame sizes and a spoke ruler along the back cover. Printed once a year, in spring.</p>
<p>It costs nothing, and neither does the postage.</p>`,
    options: [],
    variants: [
      { sku: 'NL-CAT', values: [], price: 0, stock: 500, weight: 140, quantityRule: { minimum: 1, maximum: 5 } },
    ],
    pictures: [
      picture(
        'Two printed catalogues with a bicycle wheel on the green cover, one on the other.',
        flatLay(catalogueBooklet(palette.green), { rotate: -6 }),
      ),
    ],
    publishedAt: '2026-03-20T09:00:00Z',
    salesRank: 70,
  },
];
