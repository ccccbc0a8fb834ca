import { cap, gloves, jacket, jersey, shorts, socks, vest, winterHat } from '../drawings/clothing.js';
import { black, palette } from '../drawings/palette.js';
import { closeUp, flatLay } from '../drawings/scene.js';
import { money, option, picture, variantsOf, type ProductDraft } from './define.js';

const sizes = option('Size', 'XS', 'S', 'M', 'L', 'XL', 'XXL');

const rainJacketOptions = [sizes, option('Colour', 'Green', 'Ochre', 'Mist', 'Ink')];
const jerseyOptions = [sizes, option('Colour', 'Bone', 'Clay', 'Green')];
const shortsOptions = [option('Size', 'XS', 'S', 'M', 'L', 'XL')];
const capOptions = [option('Size', 'One size'), option('Colour', 'Bone', 'Green', 'Ochre')];
const gloveOptions = [option('Size', 'S', 'M', 'L', 'XL')];
const sockOptions = [option('Size', '36–39', '40–43', '44–47')];
const vestOptions = [option('Size', 'S', 'M', 'L', 'XL'), option('Colour', 'Mist', 'Clay')];

export const clothing: ProductDraft[] = [
  {
    handle: 'harbor-rain-jacket',
    title: 'Harbor Rain Jacket',
    vendor: 'Northlane',
    productType: 'Jacket',
    tags: ['clothing', 'rain', 'recycled'],
    descriptionHtml: `
<p>A three-layer rain jacket for riding upright: long at the back, short at the front, and roomy enough at the shoulders to reach the bars. The seams are taped, the hem drains, and the hood rolls away under the collar.</p>
<p>The shell is recycled polyester with a water column of 15,000 mm. It breathes through two long zips under the arms.</p>
<ul>
<li>Two hand pockets and one at the back, all with storm flaps</li>
<li>Reflective piping at the cuffs and the back hem</li>
<li>Weighs 390 g in size M</li>
</ul>
<p>Wash at 30 °C and dry it warm now and then: warmth renews the water repellency. We replace zips and patch tears for as long as you own it.</p>`,
    options: rainJacketOptions,
    variants: variantsOf(rainJacketOptions, {
      code: 'NL-HRJ',
      price: money(185),
      stock: 14,
      weight: 390,
      pictures: { Green: 0, Ochre: 1, Mist: 2, Ink: 3 },
      except: ['XS / Ink', 'XXL / Ochre', 'XXL / Mist'],
      but: {
        Ochre: { price: money(148), compareAtPrice: money(185) },
        'M / Ochre': { stock: 0 },
        'L / Green': { stock: 3 },
      },
    }),
    pictures: [
      picture('Dark green rain jacket with a hood, laid flat, its front zip closed.', flatLay(jacket(palette.green))),
      picture('The rain jacket in ochre yellow, laid flat.', flatLay(jacket(palette.ochre))),
      picture('The rain jacket in pale grey-green, laid flat.', flatLay(jacket(palette.mist))),
      picture('The rain jacket in black, laid flat.', flatLay(jacket(black))),
      picture(
        'Close view of the hood, the collar and the top of the zip.',
        closeUp(jacket(palette.green), { x: 0, y: -330, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2026-03-02T09:00:00Z',
    salesRank: 88,
  },
  {
    handle: 'merino-jersey',
    title: 'Merino Jersey',
    vendor: 'Northlane',
    productType: 'Jersey',
    tags: ['clothing', 'merino'],
    descriptionHtml: `
<p>A short-sleeved jersey in fine merino, 160 g/m², knitted and sewn in the same mill. Wool stays fresh for days, is warm when damp and dries on the back of a chair overnight.</p>
<p>Cut close but not tight, with a short zip and three pockets across the back; the middle one takes a folded map.</p>
<p>Wash cool in a net, without softener, and dry flat. Small moth holes and pulled threads are darned at our workshop for the price of the postage.</p>`,
    options: jerseyOptions,
    variants: variantsOf(jerseyOptions, {
      code: 'NL-MJ',
      price: money(96),
      stock: 20,
      weight: 180,
      pictures: { Bone: 0, Clay: 1, Green: 2 },
    }),
    pictures: [
      picture(
        'Off-white short-sleeved cycling jersey with a green band across the chest, laid flat.',
        flatLay(jersey(palette.bone, palette.green), { scale: 1.15 }),
      ),
      picture(
        'The jersey in terracotta with an off-white chest band.',
        flatLay(jersey(palette.clay, palette.bone), { scale: 1.15 }),
      ),
      picture(
        'The jersey in dark green with an ochre chest band.',
        flatLay(jersey(palette.green, palette.ochre), { scale: 1.15 }),
      ),
    ],
    publishedAt: '2026-02-10T09:00:00Z',
    salesRank: 80,
  },
  {
    handle: 'touring-shorts',
    title: 'Touring Shorts',
    vendor: 'Northlane',
    productType: 'Shorts',
    tags: ['clothing'],
    descriptionHtml: `
<p>Plain shorts that happen to be right for a bicycle: a gusset instead of a crotch seam, a waist that is higher at the back, and a leg that stops at the knee and stays there.</p>
<ul>
<li>Cotton canvas with four per cent elastane, 240 g/m²</li>
<li>Zip pocket on the right thigh, sized for a phone</li>
<li>No padding: wear what you like underneath</li>
</ul>
<p>Size XS is made to order twice a year and is not in stock at the moment.</p>`,
    options: shortsOptions,
    variants: variantsOf(shortsOptions, {
      code: 'NL-TS',
      price: money(84),
      stock: 16,
      weight: 310,
      except: ['XS'],
      but: { XL: { stock: 5 } },
    }),
    pictures: [
      picture(
        'Knee-length ochre canvas shorts with a buttoned waist, laid flat.',
        flatLay(shorts(palette.ochre), { scale: 1.15 }),
      ),
      picture(
        'Close view of the button, the fly and the belt loops.',
        closeUp(shorts(palette.ochre), { x: 40, y: -290, zoom: 2 }),
      ),
    ],
    publishedAt: '2025-05-06T09:00:00Z',
    salesRank: 54,
  },
  {
    handle: 'cycling-cap',
    title: 'Cycling Cap',
    vendor: 'Northlane',
    productType: 'Cap',
    tags: ['clothing', 'gift'],
    descriptionHtml: `
<p>A four-panel cotton cap with a short brim: down against the sun, up to see further. It is thin enough to go under a helmet and soft enough to go in a pocket.</p>
<p>One size, 55 to 61 cm, with elastic at the back. Wash by hand so that the brim keeps its curve.</p>`,
    options: capOptions,
    variants: variantsOf(capOptions, {
      code: 'NL-CAP',
      price: money(28),
      stock: 40,
      weight: 45,
      pictures: { Bone: 0, Green: 1, Ochre: 2 },
    }),
    pictures: [
      picture(
        'Off-white cotton cycling cap with a green stripe, seen from the side.',
        flatLay(cap(palette.bone, palette.green), { scale: 1.06 }),
      ),
      picture(
        'Dark green cycling cap with an ochre stripe, seen from the side.',
        flatLay(cap(palette.green, palette.ochre), { scale: 1.06 }),
      ),
      picture(
        'Ochre cycling cap with an off-white stripe, seen from the side.',
        flatLay(cap(palette.ochre, palette.bone), { scale: 1.06 }),
      ),
    ],
    publishedAt: '2025-04-14T09:00:00Z',
    salesRank: 71,
  },
  {
    handle: 'leather-palm-gloves',
    title: 'Leather-Palm Gloves',
    vendor: 'Northlane',
    productType: 'Gloves',
    tags: ['clothing', 'leather'],
    descriptionHtml: `
<p>Crocheted cotton backs, goatskin palms, half fingers. The leather is doubled where the bar presses, and nothing else is padded, so that you feel the road and not the glove.</p>
<p>Goatskin darkens and softens with use. Wash by hand in cool water with soap, pull into shape and dry away from the heater.</p>`,
    options: gloveOptions,
    variants: variantsOf(gloveOptions, { code: 'NL-LPG', price: money(42), stock: 18, weight: 70 }),
    pictures: [
      picture(
        'A pair of half-finger cycling gloves with off-white crocheted backs and leather edges.',
        flatLay(gloves(palette.bone, palette.clay), { scale: 1.15 }),
      ),
      picture(
        'Close view of the crocheted back and the leather cuff.',
        closeUp(gloves(palette.bone, palette.clay), { x: -190, y: 60, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2025-06-20T09:00:00Z',
    salesRank: 47,
  },
  {
    handle: 'merino-socks',
    title: 'Merino Socks',
    vendor: 'Northlane',
    productType: 'Socks',
    tags: ['clothing', 'merino', 'gift'],
    descriptionHtml: `
<p>Ribbed socks in merino with a little nylon at the heel and toe, where socks give up first. The cuff ends in the middle of the calf and has no elastic thread to leave a mark.</p>
<p>Sold in twos, because a washed sock should have an understudy: order at least two pairs. Wash at 40 °C.</p>`,
    options: sockOptions,
    variants: variantsOf(sockOptions, {
      code: 'NL-MS',
      price: money(16.5),
      stock: 60,
      weight: 60,
      quantityRule: { minimum: 2 },
    }),
    pictures: [
      picture('A pair of green ribbed socks with ochre heels and toes.', flatLay(socks(palette.green, palette.ochre))),
      picture(
        'Close view of the ribbing and the ochre heel.',
        closeUp(socks(palette.green, palette.ochre), { x: -120, y: 120, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2025-09-01T09:00:00Z',
    salesRank: 65,
  },
  {
    handle: 'windproof-vest',
    title: 'Windproof Vest',
    vendor: 'Northlane',
    productType: 'Vest',
    tags: ['clothing', 'recycled'],
    descriptionHtml: `
<p>A vest for the way down: windproof in front, mesh behind, and small enough when rolled to share a back pocket with a banana. The two-way zip opens from below when you sit.</p>
<ul>
<li>Front of recycled ripstop nylon, 38 g/m²</li>
<li>Back of open mesh</li>
<li>82 g in size M</li>
</ul>`,
    options: vestOptions,
    variants: variantsOf(vestOptions, {
      code: 'NL-WV',
      price: money(78),
      stock: 12,
      weight: 82,
      pictures: { Mist: 0, Clay: 1 },
    }),
    pictures: [
      picture(
        'Pale grey-green sleeveless cycling vest with a full zip, laid flat.',
        flatLay(vest(palette.mist), { scale: 1.08 }),
      ),
      picture('The vest in terracotta, laid flat.', flatLay(vest(palette.clay), { scale: 1.08 })),
    ],
    publishedAt: '2026-01-18T09:00:00Z',
    salesRank: 50,
  },
  {
    handle: 'strassenmuetze',
    title: 'Straßenmütze',
    vendor: 'Northlane',
    productType: 'Hat',
    tags: ['clothing', 'merino', 'gift'],
    descriptionHtml: `
<p>A knitted hat for the street, named where it is made: a small mill in Thüringen that also knits for railway workers. The rib is doubled over the ears and thin on top, so that it fits below a helmet.</p>
<p>New wool, undyed apart from the stripe. Wash by hand, cool; it felts a little and gets more windproof with the years.</p>`,
    options: [],
    variants: [{ sku: 'NL-STM', values: [], price: money(38), stock: 25, weight: 90 }],
    pictures: [
      picture(
        'Off-white ribbed knitted hat with a turned-up brim and one green stripe.',
        flatLay(winterHat(palette.bone, palette.green), { scale: 1.2 }),
      ),
      picture(
        'Close view of the doubled rib and the green stripe.',
        closeUp(winterHat(palette.bone, palette.green), { x: 80, y: 120, zoom: 1.9 }),
      ),
    ],
    publishedAt: '2025-10-12T09:00:00Z',
    salesRank: 44,
  },
];
