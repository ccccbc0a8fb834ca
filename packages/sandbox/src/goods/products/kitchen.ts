import {
  apron,
  bowls,
  bowlsAbove,
  choppingBoard,
  dripper,
  jars,
  kettle,
  knife,
  mug,
  mugAbove,
  panAbove,
  pepperMill,
} from '../drawings/kitchen.js';
import { palette } from '../drawings/palette.js';
import { pouring, truing } from '../drawings/people/scenes.js';
import { closeUp, closeUpStanding, flatLay, standing } from '../drawings/scene.js';
import { shelf } from '../drawings/stills.js';
import { money, option, picture, variantsOf, type ProductDraft } from './define.js';

const panOptions = [option('Diameter', '20 cm', '24 cm', '28 cm')];
const mugOptions = [option('Colour', 'Bone', 'Green', 'Clay', 'Ochre')];
const boardOptions = [option('Wood', 'Oak', 'Walnut')];
const jarOptions = [option('Volume', '0.5 l', '1 l', '2 l')];
const apronOptions = [option('Colour', 'Green', 'Bone')];

export const kitchen: ProductDraft[] = [
  {
    handle: 'cast-iron-pan',
    title: 'Cast-Iron Pan',
    vendor: 'Northlane',
    productType: 'Pan',
    tags: ['kitchen', 'iron'],
    descriptionHtml: `
<p>Cast in sand, milled smooth inside, and seasoned three times with linseed oil before it leaves us. The handle has an eye for a hook and is long enough for two hands.</p>
<p>For gas, electric, induction, oven and fire.</p>
<ul>
<li>Wash with hot water and a brush, dry it on the stove, wipe with a little oil</li>
<li>If it rusts, nothing is lost: scrub it off and season it again</li>
</ul>
<p>In the box: the a linen holder for the handle and a card with the seasoning steps.</p>`,
    options: panOptions,
    variants: variantsOf(panOptions, {
      code: 'NL-CIP',
      price: money(64),
      stock: 15,
      weight: 1900,
      but: {
        '20 cm': { price: money(48), weight: 1300 },
        '28 cm': { price: money(72), compareAtPrice: money(84), weight: 2600 },
      },
    }),
    pictures: [
      picture('Black cast-iron pan with a long handle, from above.', flatLay(panAbove(), { rotate: 32 })),
      picture('The pan with two fried eggs in it.', flatLay(panAbove({ hasEggs: true }), { rotate: 32 })),
    ],
    publishedAt: '2025-03-25T09:00:00Z',
    salesRank: 84,
  },
  {
    handle: 'enamel-kettle',
    complements: ['cafe-dripper', 'stoneware-mug'],
    title: 'Enamel Kettle',
    vendor: 'Northlane',
    productType: 'Kettle',
    tags: ['kitchen', 'enamel', 'gift'],
    descriptionHtml: `
<p>Two litres, enamelled steel, with a beech handle that stays cool and a lid that stays on when you pour. The spout is short and wide: it fills a pot quickly and is easy to brush out.</p>
<p>For every kind of stove, induction as well. Boil out lime with vinegar; a chip in the enamel is a mark and no fault.</p>`,
    options: [],
    variants: [{ sku: 'NL-EK', values: [], price: money(89), stock: 1, weight: 1450 }],
    pictures: [
      picture(
        'Dark green enamel kettle with a wooden handle over the top.',
        standing(kettle(palette.green), { scale: 1.08, shadow: 330 }),
      ),
      picture('The kettle on a shelf beside a mug.', shelf(kettle(palette.green), mug(palette.ochre))),
    ],
    publishedAt: '2026-01-30T09:00:00Z',
    salesRank: 77,
  },
  {
    handle: 'santoku-knife',
    title: '三徳 Santoku Knife',
    vendor: 'Northlane',
    productType: 'Knife',
    tags: ['kitchen', 'steel', 'gift'],
    descriptionHtml: `
<p><span lang="ja">三徳</span> means three virtues: meat, fish and vegetables. This one is forged in Sakai in batches of sixty from white paper steel between two layers of soft iron, with a magnolia handle and a horn ferrule.</p>
<p>The blade is 17 cm long and takes an edge that stainless steel does not. It asks for something in return: wipe it dry at once, and let it turn grey.</p>
<p>Because the batches are small, one order may hold two.</p>`,
    options: [],
    variants: [{ sku: 'NL-SK17', values: [], price: money(158), stock: 9, weight: 150, quantityRule: { maximum: 2 } }],
    pictures: [
      picture(
        'Santoku kitchen knife with a wooden handle, lying diagonally.',
        flatLay(knife(), { scale: 1.1, rotate: -62 }),
      ),
      picture(
        'Close view of the blade where it meets the handle, with the forge mark.',
        closeUp(knife(), { x: 40, y: 10, zoom: 2.2, rotate: -62 }),
      ),
    ],
    publishedAt: '2026-02-24T09:00:00Z',
    salesRank: 73,
  },
  {
    handle: 'chopping-board',
    title: 'Chopping Board',
    vendor: 'Northlane',
    productType: 'Board',
    tags: ['kitchen', 'wood'],
    descriptionHtml: `
<p>End grain, 38 × 26 × 4 cm, glued from offcuts of a joinery and oiled with linseed. End grain closes behind the knife, which keeps the edge sharp and the board smooth.</p>
<p>The olive grove that presses our board oil burns its name into the underside: <span dir="rtl" lang="ar">زيتون</span>, olives.</p>
<p>Wipe with a wet cloth, stand it up to dry, oil it when it looks thirsty. Not for the dishwasher.</p>`,
    options: boardOptions,
    modifiers: [{ ...option('Oil', 'Linseed', 'Walnut', 'None'), default: 'Linseed' }],
    variants: variantsOf(boardOptions, {
      code: 'NL-CB',
      price: money(76),
      stock: 11,
      weight: 2400,
      pictures: { Oak: 0, Walnut: 1 },
      but: { Walnut: { price: money(98) } },
    }),
    pictures: [
      picture(
        'Rectangular end-grain oak chopping board with a hole to hang it by.',
        flatLay(choppingBoard(palette.wood), { rotate: -8 }),
      ),
      picture('The chopping board in dark walnut.', flatLay(choppingBoard('#84593F'), { rotate: -8 })),
    ],
    publishedAt: '2025-11-17T09:00:00Z',
    salesRank: 60,
  },
  {
    handle: 'stoneware-mug',
    title: 'Stoneware Mug',
    vendor: 'Northlane',
    productType: 'Mug',
    tags: ['kitchen', 'stoneware', 'gift'],
    descriptionHtml: `
<p>Thrown on the wheel, 0.3 litres, with a handle for three fingers and a foot left bare so that you can see the clay. Each is a little different in height; none leaks.</p>
<p>For microwave and dishwasher.</p>`,
    options: mugOptions,
    variants: variantsOf(mugOptions, {
      code: 'NL-SM',
      price: money(22),
      stock: 48,
      weight: 340,
      pictures: { Bone: 0, Green: 1, Clay: 2, Ochre: 3 },
      but: { Ochre: { stock: 6 } },
    }),
    pictures: [
      picture(
        'Off-white stoneware mug with a bare clay foot.',
        standing(mug(palette.bone), { scale: 1.35, shadow: 250 }),
      ),
      picture(
        'Dark green stoneware mug with a bare clay foot.',
        standing(mug(palette.green), { scale: 1.35, shadow: 250 }),
      ),
      picture(
        'Terracotta stoneware mug with a bare clay foot.',
        standing(mug(palette.clay), { scale: 1.35, shadow: 250 }),
      ),
      picture('Ochre stoneware mug with a bare clay foot.', standing(mug(palette.ochre), { scale: 1.35, shadow: 250 })),
      picture('An off-white mug full of coffee, from above.', flatLay(mugAbove(palette.bone))),
    ],
    publishedAt: '2025-05-19T09:00:00Z',
    salesRank: 79,
  },
  {
    handle: 'nesting-bowls',
    title: 'Nesting Bowls',
    vendor: 'Northlane',
    productType: 'Bowl',
    tags: ['kitchen', 'stoneware'],
    descriptionHtml: `
<p>Three bowls that stand in one another and take the room of one: 0.4, 1 and 2.2 litres. The rims are rolled, so that they do not chip in the stack, and the largest has a lip for pouring batter.</p>
<p>Stoneware; for oven, microwave and dishwasher.</p>`,
    options: [],
    variants: [{ sku: 'NL-NB3', values: [], price: money(68), stock: 13, weight: 2100 }],
    pictures: [
      picture('Stack of three stoneware bowls in off-white, ochre and green.', standing(bowls(), { shadow: 380 })),
      picture('The three bowls from above, with flour, eggs and butter in them.', flatLay(bowlsAbove())),
    ],
    publishedAt: '2025-08-04T09:00:00Z',
    salesRank: 52,
  },
  {
    handle: 'pepper-mill',
    title: 'Pepper Mill',
    vendor: 'Northlane',
    productType: 'Mill',
    tags: ['kitchen', 'wood', 'gift'],
    descriptionHtml: `
<p>Turned from one piece of beech, 21 cm high, with a crushing mill of case-hardened steel that cracks the corns before it grinds them. Coarse to fine by the brass nut on top.</p>
<p>Keep it dry and fill it with whole peppercorns only. The mill is guaranteed for life; send it in if it ever slips.</p>`,
    options: [],
    variants: [{ sku: 'NL-PM21', values: [], price: money(54), stock: 3, weight: 320 }],
    pictures: [
      picture(
        'Tall turned beech pepper mill with a brass nut on top.',
        standing(pepperMill(palette.wood), { scale: 1.06, shadow: 170 }),
      ),
      picture(
        'Close view of the turned head and the brass nut.',
        closeUpStanding(pepperMill(palette.wood), { shadow: 170, x: 0, y: -720, zoom: 2.1 }),
      ),
    ],
    publishedAt: '2025-12-01T09:00:00Z',
    salesRank: 57,
  },
  {
    handle: 'cafe-dripper',
    title: 'Café Dripper',
    vendor: 'Northlane',
    productType: 'Coffee',
    tags: ['kitchen', 'coffee'],
    descriptionHtml: `
<p>A porcelain cone with spiral ribs and one large hole, on a glass jug of 0.6 litres. Pour slowly, in circles, for three minutes.</p>
<p>Takes conical paper filters of size 02; forty are in the box.</p>`,
    options: [],
    variants: [{ sku: 'NL-CD', values: [], price: money(46), stock: 24, weight: 780 }],
    pictures: [
      picture(
        'White coffee dripper with ribs on a glass jug half full of coffee.',
        standing(dripper(), { shadow: 250 }),
      ),
      picture('The dripper on a shelf beside a clay mug.', shelf(dripper(), mug(palette.clay))),
      picture('Somebody pours water from a kettle into the dripper, at a kitchen counter.', pouring()),
    ],
    publishedAt: '2026-03-16T09:00:00Z',
    salesRank: 68,
  },
  {
    handle: 'storage-jars',
    title: 'Storage Jars',
    vendor: 'Northlane',
    productType: 'Jar',
    tags: ['kitchen', 'glass'],
    descriptionHtml: `
<p>Straight glass jars with an oiled oak lid and a rubber ring that keeps flour dry. The mouth is wide enough for a hand or a measuring cup.</p>
<p>Packed in twos, so that nothing rattles on the way: order an even number. Glass in the dishwasher, lid by hand.</p>`,
    options: jarOptions,
    variants: variantsOf(jarOptions, {
      code: 'NL-SJ',
      price: money(14),
      stock: 64,
      weight: 600,
      quantityRule: { minimum: 2, increment: 2 },
      but: { '1 l': { price: money(18), weight: 850 }, '2 l': { price: money(24), weight: 1200 } },
    }),
    pictures: [
      picture(
        'Three glass jars of different heights with oak lids, filled with beans, flour and pasta.',
        standing(jars(), { shadow: 430 }),
      ),
      picture(
        'Close view of an oak lid with its rubber ring.',
        closeUpStanding(jars(), { shadow: 430, x: -260, y: -620, zoom: 2 }),
      ),
    ],
    publishedAt: '2025-06-02T09:00:00Z',
    salesRank: 49,
  },
  {
    handle: 'workshop-apron',
    title: 'Workshop Apron',
    vendor: 'Northlane',
    productType: 'Apron',
    tags: ['kitchen', 'clothing', 'canvas'],
    descriptionHtml: `
<p>For the bench and the stove: waxed canvas that sheds oil and soup alike, straps that cross at the back so that nothing hangs on the neck, and a pocket for a spoke key or a wooden spoon.</p>
<p>One size, 92 cm long. Wipe it clean; do not wash it, or the wax goes.</p>`,
    options: apronOptions,
    variants: variantsOf(apronOptions, {
      code: 'NL-WA',
      price: money(82),
      stock: 17,
      weight: 620,
      pictures: { Green: 0, Bone: 1 },
    }),
    pictures: [
      picture('Dark green canvas apron with leather straps and two pockets.', flatLay(apron(palette.green))),
      picture('The apron in undyed canvas.', flatLay(apron(palette.bone))),
      picture(
        'Close view of the chest pocket and the riveted leather strap.',
        closeUp(apron(palette.green), { x: 60, y: -300, zoom: 2 }),
      ),
      picture('A wheel builder in the green apron holds up a wheel and looks along its rim.', truing(palette.green)),
    ],
    publishedAt: '2025-09-22T09:00:00Z',
    salesRank: 59,
  },
];
