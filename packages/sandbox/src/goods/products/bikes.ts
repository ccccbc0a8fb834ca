import * as models from '../drawings/bicycle/models.js';
import { looks } from '../drawings/people/looks.js';
import { riding } from '../drawings/people/scenes.js';
import { sizeChart } from '../drawings/stills.js';
import { black, palette } from '../drawings/palette.js';
import { closeUpStanding, standing } from '../drawings/scene.js';
import type { Art } from '../drawings/svg.js';
import { money, nextDate, option, picture, variantsOf, type Picture, type ProductDraft } from './define.js';

const skerryOptions = [option('Size', 'S', 'M', 'L', 'XL'), option('Colour', 'Green', 'Ochre', 'Bone')];
const driftOptions = [
  option('Size', '50', '53', '56', '59'),
  option('Colour', 'Clay', 'Mist'),
  option('Wheels', '650b', '700c'),
];
const duneOptions = [option('Size', 'S', 'M', 'L')];
const stepThroughOptions = [option('Size', 'S', 'M', 'L'), option('Colour', 'Mist', 'Ochre', 'Green')];
const eightOptions = [option('Size', '50', '54', '58', '62'), option('Colour', 'Green', 'Ink')];
const singleOptions = [option('Size', '49', '52', '55', '58', '61'), option('Colour', 'Bone', 'Red')];
const tourerOptions = [option('Size', '48', '51', '54', '57', '60', '63'), option('Bar', 'Drop', 'Flat')];
const freightOptions = [option('Colour', 'Ochre', 'Green')];
const foldOptions = [option('Colour', 'Ochre', 'Ink')];
const kidsOptions = [option('Wheels', '20"', '24"'), option('Colour', 'Green', 'Clay')];
const runnerOptions = [option('Colour', 'Red', 'Mist', 'Bone')];
const laneOptions = [option('Size', '48', '51', '54', '56', '58', '60'), option('Colour', 'Green', 'Bone')];

/** The rows of the Skerry 29's measures: size, wheelbase, reach and bar height. */
const skerryFrames = ['S', 'M', 'L', 'XL']
  .map((size) => {
    const { wheelbase, reach, barHeight } = models.skerry29.frameOf(size);
    return `<tr><th scope="row">${size}</th><td>${wheelbase} mm</td><td>${reach} mm</td><td>${barHeight} mm</td></tr>`;
  })
  .join('\n');

/** The paint of each value of the option 'Colour'. */
const paints: Record<string, string> = {
  Green: palette.green,
  Ochre: palette.ochre,
  Bone: palette.bone,
  Clay: palette.clay,
  Mist: palette.mist,
  Red: palette.red,
  Ink: black,
};

/** Returns a function that draws a variant by its size and colour. The product's own pictures show the `shown` size. */
const sized =
  (name: string, shown: string, model: (colour: string, size: string) => Art, shadow: number) =>
  (size: string, colour: string): Picture | undefined =>
    size === shown
      ? undefined
      : picture(
          `${name} in ${colour.toLowerCase()}, size ${size}.`,
          standing(model(paints[colour]!, size), { shadow }),
        );

export const bikes: ProductDraft[] = [
  {
    handle: 'skerry-29',
    title: 'Skerry 29',
    vendor: 'Skerry',
    productType: 'Mountain bike',
    tags: ['bikes', 'trail', 'steel'],
    descriptionHtml: `
<p>A steel hardtail for rock, root and the long way home. The front triangle is <strong>heat-treated chrome-moly</strong>, the fork has 120 mm of travel, and the geometry is calm: it goes where you look.</p>
<h2>What it is made of</h2>
<ul>
<li>Frame: double-butted chrome-moly, brazed bottle bosses, rust-proofed inside</li>
<li>Fork: air-sprung, 120 mm, serviceable with the tools in <a href="/products/hex-keys">our set of hex keys</a></li>
<li>Drive: 1 × 11, 30 teeth in front, 11–46 behind</li>
<li>Brakes: hydraulic discs, 180 mm front, 160 mm rear
<ul><li>Mineral oil, so that a bleed is no drama</li></ul></li>
<li>Wheels: 29", 28 spokes, <em>All-Road</em> or knobbly tyres to 2.4"</li>
</ul>
<h2>Sizes</h2>
<p>The drawing has the same letters.</p>
<p><img src="/cdn/skerry-29/6.svg" alt="Side view of the bicycle with the wheelbase (A), the reach (B) and the height of the handlebar (C) marked." width="600" height="750"></p>
<table>
<thead><tr><th scope="col">Size</th><th scope="col">A, wheelbase</th><th scope="col">B, reach</th><th scope="col">C, bar height</th></tr></thead>
<tbody>
${skerryFrames}
</tbody>
</table>
<h3>How it arrives</h3>
<ol><li>In a box, nine tenths built.</li><li>Turn the bar, fit the front wheel and the pedals, check the brakes.</li><li>Ride 50 km, then tighten every bolt once.</li></ol>
<blockquote><p>Ride it dirty, put it away dry.</p></blockquote>
<p>13.4 kg in size M. The frame is guaranteed for 25 years.</p>`,
    options: skerryOptions,
    variants: variantsOf(skerryOptions, {
      code: 'SK-29',
      price: money(1890),
      stock: 7,
      weight: 13400,
      pictures: { Green: 0, Ochre: 1, Bone: 2 },
      except: ['S / Bone'],
      but: { 'XL / Ochre': { stock: 0 }, 'M / Green': { stock: 4 } },
    }),
    pictures: [
      picture(
        'Dark green steel mountain bike with a suspension fork and knobbly tyres, from the right.',
        standing(models.skerry29(palette.green), { shadow: 500 }),
      ),
      picture('The Skerry 29 in ochre.', standing(models.skerry29(palette.ochre), { shadow: 500 })),
      picture('The Skerry 29 in off-white.', standing(models.skerry29(palette.bone), { shadow: 500 })),
      picture(
        'Close view of the cranks, the chain and the rear derailleur.',
        closeUpStanding(models.skerry29(palette.green), { shadow: 480, x: -205, y: -195, zoom: 2.2 }),
      ),
      picture(
        'The bicycle from the front, with its wide handlebar.',
        standing(models.skerry29Front(palette.green), { shadow: 200 }),
      ),
      picture(
        'Side view with the wheelbase (A), the reach (B) and the height of the handlebar (C) marked.',
        sizeChart(models.skerry29.spec(palette.bone)),
      ),
      picture(
        'A rider in a red shirt on the Skerry 29, between hills.',
        riding(models.skerry29.spec(palette.ochre), looks.trail, palette.green),
      ),
      picture(
        'Close view of the suspension fork and the front wheel.',
        closeUpStanding(models.skerry29(palette.green), { shadow: 480, x: 250, y: -330, zoom: 2.2 }),
      ),
    ],
    variantPicture: sized('Skerry 29', 'M', models.skerry29, 500),
    frameOf: models.skerry29.frameOf,
    seo: {
      title: 'Skerry 29 steel hardtail',
      description:
        'A chrome-moly hardtail with 29-inch wheels, a 120 mm fork and eleven gears. Four sizes, three colours.',
    },
    publishedAt: '2026-03-10T09:00:00Z',
    salesRank: 97,
  },
  {
    handle: 'lane-one',
    complements: ['floor-pump', 'bottle-and-cage', 'dusk-lights'],
    title: 'Lane One',
    vendor: 'Northlane',
    productType: 'Road bike',
    tags: ['bikes', 'road', 'steel'],
    descriptionHtml: `
<p>Our own road bicycle: thin steel tubes, a threaded bottom bracket, rim brakes that you can see through, and room for a 32 mm tyre. It is built to be light enough and to be mended.</p>
<ul>
<li>Frame and fork: niobium steel, brazed in lugs, 2.6 kg together</li>
<li>Drive: 2 × 11, 46/30 in front, 11–32 behind</li>
<li>Wheels: 700c, 28 spokes, file-tread tyres of 30 mm</li>
<li>Saddle and tape: our own leather and cotton</li>
</ul>
<p>9.6 kg in size 56. Choose the size by the length of your inseam: 56 fits 82 to 86 cm.</p>`,
    options: laneOptions,
    variants: variantsOf(laneOptions, {
      code: 'NL-L1',
      price: money(2340),
      stock: 6,
      weight: 9600,
      pictures: { Green: 0, Bone: 1 },
      but: { '60 / Bone': { stock: 0, sellsWithoutStock: true }, '54 / Green': { stock: 2 } },
    }),
    pictures: [
      picture(
        'Dark green steel road bike with drop bars wrapped in tan tape, from the right.',
        standing(models.laneOne(palette.green), { shadow: 480 }),
      ),
      picture('Lane One in off-white.', standing(models.laneOne(palette.bone), { shadow: 480 })),
      picture(
        'Close view of the drop bar, the brake lever and the head tube.',
        closeUpStanding(models.laneOne(palette.green), { shadow: 480, x: 280, y: -535, zoom: 2.2 }),
      ),
      picture(
        'A rider in an ochre jersey on Lane One, on a road between hills.',
        riding(models.laneOne.spec(palette.bone), looks.road, palette.green),
      ),
    ],
    variantPicture: sized('Lane One', '56', models.laneOne, 480),
    frameOf: models.laneOne.frameOf,
    publishedAt: '2026-03-18T09:00:00Z',
    salesRank: 94,
  },
  {
    handle: 'millrace-step-through',
    title: 'Millrace Step-Through',
    vendor: 'Millrace',
    productType: 'City bike',
    tags: ['bikes', 'city', 'steel'],
    descriptionHtml: `
<p>A city bicycle that you get on by walking through it. The swept-back bar lets you sit up and look around; mudguards, chain guard, rack, stand and lights are on it and not extra.</p>
<ul>
<li>Three gears in the hub, shifted while you stand at the lights</li>
<li>Roller brake at the back, rim brake in front</li>
<li>Hub dynamo; the rear light stays on for four minutes at a stop</li>
</ul>
<p>16.8 kg. Chain oil every 500 km, and nothing else until the first service.</p>`,
    options: stepThroughOptions,
    variants: variantsOf(stepThroughOptions, {
      code: 'MR-ST',
      price: money(890),
      stock: 12,
      weight: 16800,
      pictures: { Mist: 0, Ochre: 1, Green: 2 },
    }),
    pictures: [
      picture(
        'Pale grey-green step-through city bike with a swept bar, mudguards and a rack, from the right.',
        standing(models.stepThrough(palette.mist), { shadow: 490 }),
      ),
      picture('The step-through in ochre.', standing(models.stepThrough(palette.ochre), { shadow: 490 })),
      picture('The step-through in dark green.', standing(models.stepThrough(palette.green), { shadow: 490 })),
      picture(
        'Close view of the chain guard and the cranks.',
        closeUpStanding(models.stepThrough(palette.mist), { shadow: 480, x: -120, y: -190, zoom: 2.2 }),
      ),
      picture(
        'A rider who sits upright on the step-through, on a road between hills.',
        riding(models.stepThrough.spec(palette.ochre), looks.city, palette.mist),
      ),
    ],
    variantPicture: sized('The step-through', 'M', models.stepThrough, 490),
    frameOf: models.stepThrough.frameOf,
    publishedAt: '2025-03-30T09:00:00Z',
    salesRank: 92,
  },
  {
    handle: 'skerry-drift',
    title: 'Skerry Drift',
    vendor: 'Skerry',
    productType: 'Gravel bike',
    tags: ['bikes', 'gravel', 'steel'],
    descriptionHtml: `
<p>For roads that turn into tracks without saying so. The bar flares by 16 degrees, the fork takes a bag on each blade, and either wheel size fits the same frame: 650b for roots and sand, 700c for distance.</p>
<p>Choose frame size, colour and wheels. The tan sidewalls come with both.</p>
<ul>
<li>Steel frame, steel fork, three bottle mounts</li>
<li>1 × 12, 40 teeth in front, 10–44 behind</li>
<li>Mechanical discs: one cable, no oil</li>
</ul>
<p>10.9 kg in size 56 with 700c wheels.</p>`,
    options: driftOptions,
    variants: variantsOf(driftOptions, {
      code: 'SK-DR',
      price: money(2190),
      stock: 5,
      weight: 10900,
      pictures: { Clay: 0, Mist: 1 },
      except: ['50 / 700c', '59 / 650b'],
      but: { '700c': { price: money(2240) } },
    }),
    pictures: [
      picture(
        'Terracotta steel gravel bike with flared drop bars and tan tyres, from the right.',
        standing(models.skerryDrift(palette.clay), { shadow: 490 }),
      ),
      picture('The Skerry Drift in pale grey-green.', standing(models.skerryDrift(palette.mist), { shadow: 490 })),
      picture(
        'A rider with a cap and a beard on the Skerry Drift, on a track between hills.',
        riding(models.skerryDrift.spec(palette.mist), looks.track, palette.clay),
      ),
    ],
    variantPicture: (size = '', colour = '', wheels) =>
      size === '56' && wheels === '700c'
        ? undefined
        : picture(
            `The Skerry Drift in ${colour.toLowerCase()}, size ${size}, with ${wheels} wheels.`,
            standing(models.skerryDrift(paints[colour]!, size, wheels === '650b' ? wheels : '700c'), { shadow: 490 }),
          ),
    frameOf: models.skerryDrift.frameOf,
    publishedAt: '2026-01-12T09:00:00Z',
    salesRank: 90,
  },
  {
    handle: 'dunlin-fold',
    title: 'Dunlin Fold',
    vendor: 'Dunlin',
    productType: 'Folding bike',
    tags: ['bikes', 'city', 'folding'],
    descriptionHtml: `
<p>Twenty-inch wheels, one hinge, and twelve seconds from bicycle to luggage. Folded it is 79 × 66 × 38 cm, which is a seat on the train or the foot of a desk.</p>
<ul>
<li>Steel frame with a forged hinge; the catch can be adjusted when it wears</li>
<li>Seven gears, covered cable all the way</li>
<li>For riders from 145 to 190 cm and up to 105 kg</li>
</ul>
<p>12.1 kg. Comes folded, in a box that you can keep for the cellar.</p>`,
    options: foldOptions,
    variants: variantsOf(foldOptions, {
      code: 'DU-FD',
      price: money(1120),
      stock: 9,
      weight: 12100,
      pictures: { Ochre: 0, Ink: 1 },
    }),
    pictures: [
      picture(
        'Ochre folding bike with small wheels, a long seatpost and a tall handlebar, from the right.',
        standing(models.dunlinFold(palette.ochre), { shadow: 440 }),
      ),
      picture('The folding bike in black.', standing(models.dunlinFold(black), { shadow: 440 })),
      picture(
        'Close view of the hinge in the middle of the frame.',
        closeUpStanding(models.dunlinFold(palette.ochre), { shadow: 480, x: 20, y: -280, zoom: 2.2 }),
      ),
    ],
    publishedAt: '2025-09-08T09:00:00Z',
    salesRank: 86,
  },
  {
    handle: 'millrace-eight',
    title: 'Millrace Eight',
    vendor: 'Millrace',
    productType: 'City bike',
    tags: ['bikes', 'city', 'commuting'],
    descriptionHtml: `
<p>Eight gears in the hub and a belt where the chain would be: nothing to oil, nothing on your trousers. It is the bicycle for people who ride every day and would rather not think about it.</p>
<ul>
<li>Carbon belt, good for about 25,000 km</li>
<li>Hydraulic discs front and rear</li>
<li>Mudguards of aluminium, flat bar, stand</li>
</ul>
<p>13.9 kg. Once a year the hub gets an oil bath; bring it by, or follow the sheet in the box.</p>`,
    options: eightOptions,
    variants: variantsOf(eightOptions, {
      code: 'MR-E8',
      price: money(1480),
      stock: 8,
      weight: 13900,
      pictures: { Green: 0, Ink: 1 },
    }),
    pictures: [
      picture(
        'Dark green flat-bar city bike with mudguards and belt drive, from the right.',
        standing(models.millraceEight(palette.green), { shadow: 490 }),
      ),
      picture('The Millrace Eight in black.', standing(models.millraceEight(black), { shadow: 490 })),
      picture(
        'Close view of the belt drive and the hub.',
        closeUpStanding(models.millraceEight(palette.green), { shadow: 480, x: -215, y: -195, zoom: 2.2 }),
      ),
    ],
    variantPicture: sized('The Millrace Eight', '54', models.millraceEight, 490),
    frameOf: models.millraceEight.frameOf,
    publishedAt: '2025-04-22T09:00:00Z',
    salesRank: 81,
  },
  {
    handle: 'saltmarsh-tourer',
    title: 'Saltmarsh Tourer',
    vendor: 'Saltmarsh',
    productType: 'Touring bike',
    tags: ['bikes', 'touring', 'steel'],
    descriptionHtml: `
<p>A bicycle for carrying a house across a country. Long chainstays keep your heels off the bags; the racks are bolted to the frame and not to hope; 36 spokes are laced in each wheel, and three spares ride on the chainstay.</p>
<ul>
<li>Steel frame with mounts for three racks, four bottles, a pump and mudguards</li>
<li>3 × 9 gears, the lowest for walking pace uphill</li>
<li>Racks for 30 kg behind and 15 kg in front are included; the panniers are not</li>
</ul>
<p>15.2 kg with racks.</p>`,
    options: tourerOptions,
    variants: variantsOf(tourerOptions, {
      code: 'SM-TO',
      price: money(1760),
      stock: 6,
      weight: 15200,
      pictures: { Drop: 0, Flat: 2 },
      except: ['63 / Flat', '48 / Drop'],
    }),
    pictures: [
      picture(
        'Dark green touring bike with drop bars, mudguards and racks, from the right.',
        standing(models.saltmarshTourer(palette.green), { shadow: 500 }),
      ),
      picture(
        'The touring bike with ochre panniers on both racks.',
        standing(models.saltmarshTourer(palette.green, '54', { isLoaded: true }), { shadow: 500 }),
      ),
      picture(
        'The touring bike with a flat bar.',
        standing(models.saltmarshTourer(palette.green, '54', { bar: 'flat' }), { shadow: 500 }),
      ),
      picture(
        'A rider on the touring bike with four bags, on a road between hills.',
        riding(models.saltmarshTourer.spec(palette.green, '54', { isLoaded: true }), looks.tour, palette.ochre),
      ),
    ],
    variantPicture: (size = '', bar) =>
      size === '54'
        ? undefined
        : picture(
            `The touring bike with a ${bar === 'Flat' ? 'flat bar' : 'drop bar'}, size ${size}.`,
            standing(models.saltmarshTourer(palette.green, size, { bar: bar === 'Flat' ? 'flat' : 'drop' }), {
              shadow: 500,
            }),
          ),
    frameOf: models.saltmarshTourer.frameOf,
    publishedAt: '2025-02-25T09:00:00Z',
    salesRank: 78,
  },
  {
    handle: 'millrace-single',
    title: 'Millrace Single',
    vendor: 'Millrace',
    productType: 'City bike',
    tags: ['bikes', 'city', 'single-speed'],
    descriptionHtml: `
<p>One gear, two brakes, no cables to speak of. The rear hub has a cog on each side: coast on one, turn the wheel around and it is fixed.</p>
<p>Steel frame and fork, 42 × 17, 32 mm tyres, a narrow flat bar. 9.8 kg in size 55. Last year's paint is reduced while it lasts.</p>`,
    options: singleOptions,
    variants: variantsOf(singleOptions, {
      code: 'MR-S1',
      price: money(640),
      stock: 10,
      weight: 9800,
      pictures: { Bone: 0, Red: 1 },
      but: { Red: { price: money(520), compareAtPrice: money(640), stock: 4 }, '61 / Red': { stock: 0 } },
    }),
    pictures: [
      picture(
        'Off-white single-speed bike with a flat bar, from the right.',
        standing(models.millraceSingle(palette.bone), { shadow: 480 }),
      ),
      picture('The single-speed in brick red.', standing(models.millraceSingle(palette.red), { shadow: 480 })),
      picture(
        'Close view of the single cog and the chain.',
        closeUpStanding(models.millraceSingle(palette.bone), { shadow: 480, x: -215, y: -195, zoom: 2.2 }),
      ),
    ],
    variantPicture: sized('The single-speed', '55', models.millraceSingle, 480),
    frameOf: models.millraceSingle.frameOf,
    publishedAt: '2024-03-05T09:00:00Z',
    salesRank: 75,
  },
  {
    handle: 'dunlin-20',
    title: 'Dunlin Twenty',
    vendor: 'Dunlin',
    productType: "Children's bike",
    tags: ['bikes', 'children'],
    descriptionHtml: `
<p>A real bicycle, smaller. Cranks, levers, grips and saddle are made to a child's measure, and at 7.9 kg it weighs a third of its rider and not half.</p>
<ul>
<li>20" for about 6 to 9 years, 24" for about 8 to 11</li>
<li>Seven gears with a twist grip that small hands can turn</li>
<li>Frame of aluminium tube; the paint survives being laid down on gravel</li>
</ul>
<p>We take it back at half its price when it is outgrown, clean it, and sell it on.</p>`,
    options: kidsOptions,
    variants: variantsOf(kidsOptions, {
      code: 'DU-KD',
      price: money(420),
      stock: 11,
      weight: 7900,
      pictures: { Green: 0, Clay: 1 },
      but: { '24"': { price: money(460), weight: 8700 } },
    }),
    pictures: [
      picture(
        "Dark green children's bike with a high handlebar, from the right.",
        standing(models.dunlinTwenty(palette.green), { shadow: 400 }),
      ),
      picture("The children's bike in terracotta.", standing(models.dunlinTwenty(palette.clay), { shadow: 400 })),
    ],
    variantPicture: (wheels, colour = '') =>
      wheels === '20"'
        ? undefined
        : picture(
            `The children's bike in ${colour.toLowerCase()} with 24-inch wheels.`,
            standing(models.dunlinTwenty(paints[colour]!, '24'), { shadow: 430 }),
          ),
    publishedAt: '2025-05-27T09:00:00Z',
    salesRank: 74,
  },
  {
    handle: 'dunlin-runner',
    title: 'Dunlin Runner',
    vendor: 'Dunlin',
    productType: "Children's bike",
    tags: ['bikes', 'children', 'wood'],
    descriptionHtml: `
<p>No pedals: children from two run, then glide, then lift their feet, and have learned to ride before anyone taught them. Air tyres, a steel frame, and a steering stop so that the bar does not turn around.</p>
<p>Saddle 30 to 43 cm. 3.8 kg, which one hand can carry home.</p>`,
    options: runnerOptions,
    variants: variantsOf(runnerOptions, {
      code: 'DU-RN',
      price: money(165),
      stock: 18,
      weight: 3800,
      pictures: { Red: 0, Mist: 1, Bone: 2 },
    }),
    pictures: [
      picture(
        'Small brick-red balance bike without pedals, from the right.',
        standing(models.dunlinRunner(palette.red), { shadow: 350 }),
      ),
      picture('The balance bike in pale grey-green.', standing(models.dunlinRunner(palette.mist), { shadow: 350 })),
      picture('The balance bike in off-white.', standing(models.dunlinRunner(palette.bone), { shadow: 350 })),
    ],
    publishedAt: '2025-10-06T09:00:00Z',
    salesRank: 70,
  },
  {
    handle: 'saltmarsh-freight',
    title: 'Saltmarsh Freight',
    vendor: 'Saltmarsh',
    productType: 'Cargo bike',
    tags: ['bikes', 'cargo', 'city'],
    descriptionHtml: `
<p>A long john: the load rides low between you and the front wheel, where you can see it. The box of birch plywood takes two children, four crates, or one armchair.</p>
<ul>
<li>Carries 125 kg in the box and 30 kg behind</li>
<li>Steering by a rod with ball joints that are greased and not thrown away</li>
<li>Double stand that stays down while you load</li>
</ul>
<p>34 kg, 2.5 m long. Delivered upright by van.</p>`,
    options: freightOptions,
    variants: variantsOf(freightOptions, {
      code: 'SM-FR',
      price: money(3980),
      stock: 4,
      weight: 34000,
      pictures: { Ochre: 0, Green: 1 },
    }),
    pictures: [
      picture(
        'Ochre long cargo bike with a plywood box between the handlebar and the small front wheel.',
        standing(models.saltmarshFreight(palette.ochre), { shadow: 520 }),
      ),
      picture('The cargo bike in dark green.', standing(models.saltmarshFreight(palette.green), { shadow: 520 })),
      picture(
        'Close view of the plywood box and the steering rod.',
        closeUpStanding(models.saltmarshFreight(palette.ochre), { shadow: 480, x: 130, y: -170, zoom: 2.1 }),
      ),
    ],
    publishedAt: '2025-08-18T09:00:00Z',
    salesRank: 63,
  },
  {
    handle: 'skerry-dune',
    title: 'Skerry Dune',
    vendor: 'Skerry',
    productType: 'Fat bike',
    tags: ['bikes', 'trail', 'steel'],
    descriptionHtml: `
<p>Tyres of 4.6 inches at the pressure of a football: it floats over sand and snow, and over anything else in no hurry. Rigid steel fork, one chainring, no suspension to freeze.</p>
<p>15.6 kg. Comes with a gauge that reads below 1 bar, because ordinary ones do not.</p>`,
    options: duneOptions,
    variants: variantsOf(duneOptions, {
      code: 'SK-DU',
      price: money(1640),
      stock: 5,
      weight: 15600,
      pictures: { M: 0 },
    }),
    preOrder: { date: nextDate('03-12') },
    pictures: [
      picture(
        'Ochre fat bike with very wide tyres and a rigid fork, from the right.',
        standing(models.skerryDune(palette.ochre), { shadow: 500 }),
      ),
      picture(
        'The fat bike from the front, with its wide tyre.',
        standing(models.skerryDuneFront(palette.ochre), { shadow: 210 }),
      ),
    ],
    variantPicture: (size = '') =>
      size === 'M'
        ? undefined
        : picture(`The fat bike in size ${size}.`, standing(models.skerryDune(palette.ochre, size), { shadow: 500 })),
    frameOf: models.skerryDune.frameOf,
    publishedAt: '2024-12-02T09:00:00Z',
    salesRank: 51,
  },
  {
    handle: 'saltmarsh-tandem',
    title: 'Saltmarsh Tandem',
    vendor: 'Saltmarsh',
    productType: 'Tandem',
    tags: ['bikes', 'touring', 'made-to-order'],
    descriptionHtml: `
<p>Two saddles, one opinion. A titanium tandem, welded to the measure of both riders and finished by brushing, so that there is no paint to scratch. The coupling chain runs on the left; the timing of the two cranks is yours to choose.</p>
<p>We measure you both, send a drawing, and begin when you have signed it. It takes fourteen weeks.</p>
<ul>
<li>Titanium frame with threaded couplings: it packs into two cases</li>
<li>40 spokes per wheel, drum brake for long descents</li>
<li>16.9 kg</li>
</ul>`,
    options: [],
    variants: [{ sku: 'SM-TA', values: [], price: money(12999), weight: 16900 }],
    pictures: [
      picture(
        'Titanium tandem with two saddles and two drop handlebars, from the right.',
        standing(models.saltmarshTandem(palette.steel), { shadow: 530 }),
      ),
      picture(
        'Close view of the two cranks and the chain.',
        closeUpStanding(models.saltmarshTandem(palette.steel), { shadow: 480, x: -150, y: -150, zoom: 2 }),
      ),
    ],
    publishedAt: '2025-11-03T09:00:00Z',
    salesRank: 22,
  },
];
