import { millraceSingle } from '../drawings/bicycle/models.js';
import { black, palette } from '../drawings/palette.js';
import { mending } from '../drawings/people/scenes.js';
import { closeUp, closeUpStanding, flatLay, pictureSize, standing } from '../drawings/scene.js';
import {
  chainTool,
  chainWhip,
  floorPump,
  hexKeys,
  multiTool,
  patchKit,
  repairStand,
  torqueWrench,
  tyreLevers,
} from '../drawings/tools.js';
import { money, option, picture, variantsOf, type ProductDraft } from './define.js';

/** The first picture of the film about the pump, as the film draws it. */
export const pumpPoster = {
  path: 'floor-pump/film.svg',
  svg: standing(floorPump(palette.green, { lift: 280, needle: 200 }), { shadow: 180, scale: 0.8 }),
};

const leverOptions = [option('Colour', 'Ochre', 'Green', 'Ink')];
const hexOptions = [option('Handle', 'L-shape', 'T-handle')];

export const tools: ProductDraft[] = [
  {
    handle: 'multi-tool-twelve',
    title: 'Multi-Tool Twelve',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools', 'gift'],
    descriptionHtml: `
<p>Twelve tools between two forged side plates, in the order in which a roadside stop needs them. The bolts are ordinary M5, so that a worn blade can be replaced on its own.</p>
<ul>
<li>Hex keys 2, 2.5, 3, 4, 5, 6 and 8 mm</li>
<li>Torx T25 and T30</li>
<li>Flat and cross-head screwdriver</li>
<li>Spoke key, 3.2 mm, in the side plate</li>
</ul>
<p>Chrome-vanadium steel, 118 g. A drop of oil on the pivots once a year is all it asks for.</p>`,
    options: [],
    variants: [{ sku: 'NL-MT12', values: [], price: money(39), stock: 55, weight: 118 }],
    pictures: [
      picture(
        'Folding multi-tool with green side plates, its hex keys and screwdriver fanned out.',
        flatLay(multiTool(palette.green), { scale: 1.1 }),
      ),
      picture('The multi-tool folded up.', flatLay(multiTool(palette.green, { isFolded: true }))),
    ],
    publishedAt: '2025-03-11T09:00:00Z',
    salesRank: 83,
  },
  {
    handle: 'hex-keys',
    title: 'Hex Keys',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools'],
    descriptionHtml: `
<p>Seven keys from 2 to 10 mm in a beech block. The long arm ends in a ball, which turns a bolt from up to 25 degrees off its axis; the short arm is plain, for the last quarter turn.</p>
<p>S2 steel, hardened and blackened. The block stands on the bench or screws to the wall from behind.</p>`,
    options: hexOptions,
    variants: variantsOf(hexOptions, {
      code: 'NL-HEX',
      price: money(34),
      stock: 22,
      weight: 480,
      pictures: { 'L-shape': 0, 'T-handle': 1 },
      but: { 'T-handle': { price: money(58), weight: 720 } },
    }),
    pictures: [
      picture(
        'Seven L-shaped hex keys of rising size standing in a beech block.',
        standing(hexKeys(), { shadow: 360 }),
      ),
      picture(
        'Seven T-handle hex keys with green grips standing in a beech block.',
        standing(hexKeys({ grip: palette.green }), { shadow: 360 }),
      ),
    ],
    publishedAt: '2025-02-03T09:00:00Z',
    salesRank: 46,
  },
  {
    handle: 'floor-pump',
    title: 'Floor Pump',
    vendor: 'Northlane',
    productType: 'Pump',
    tags: ['tools'],
    descriptionHtml: `
<p>A steel barrel, a turned ash handle and a cast base that you can stand on with both feet. The head fits Presta and Schrader valves without an adapter, and the hose is long enough for a bicycle in a stand.</p>
<p>The gauge reads to 11 bar (160 psi) and sits at the foot, large enough to read from above.</p>
<p>Every seal can be had as a spare part and changed with a spanner. In the box: the pump, a spare washer and a small tube of grease.</p>`,
    options: [],
    variants: [{ sku: 'NL-FP', values: [], price: money(72), stock: 19, weight: 1650 }],
    metafields: [
      {
        namespace: 'descriptors',
        key: 'subtitle',
        type: 'single_line_text_field',
        value: 'To 11 bar, for Presta and Schrader',
      },
    ],
    pictures: [
      picture(
        'Floor pump with a green barrel, wooden handle and a round gauge at its foot.',
        standing(floorPump(palette.green), { shadow: 220 }),
      ),
      picture(
        'Close view of the gauge and the cast base.',
        closeUpStanding(floorPump(palette.green), { shadow: 220, x: 20, y: -130, zoom: 2.1 }),
      ),
    ],
    media: [
      {
        kind: 'video',
        alt: 'How to inflate a tyre with the floor pump',
        poster: { path: pumpPoster.path, alt: '', ...pictureSize },
        duration: 10,
        sources: [
          { path: 'films/floor-pump.mp4', format: 'mp4', width: 640, height: 800 },
          { path: 'films/floor-pump.webm', format: 'webm', width: 640, height: 800 },
        ],
        captions: [{ path: 'films/floor-pump.en.vtt', language: 'en', label: 'English' }],
        uploadDate: '2026-03-02',
      },
    ],
    publishedAt: '2025-01-20T09:00:00Z',
    salesRank: 69,
  },
  {
    handle: 'torque-wrench',
    title: 'Torque Wrench',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools', 'workshop'],
    descriptionHtml: `
<p>A click wrench from 2 to 14 Nm, which is where the bolts of a bicycle live. It is set by turning the handle and says "enough" with a click that you feel as well as hear.</p>
<p>Comes with its test certificate and six bits in a steel box. We recalibrate it every two years for a fixed fee.</p>`,
    options: [],
    variants: [{ sku: 'NL-TW14', values: [], price: money(129), stock: 0, weight: 640 }],
    pictures: [
      picture(
        'Steel torque wrench with a knurled handle and a black grip, lying diagonally.',
        flatLay(torqueWrench(palette.ink), { scale: 1.12, rotate: -58 }),
      ),
      picture(
        'Close view of the scale on the torque wrench.',
        closeUp(torqueWrench(palette.ink), { x: 60, y: 0, zoom: 2.2, rotate: -58 }),
      ),
    ],
    publishedAt: '2025-07-08T09:00:00Z',
    salesRank: 39,
  },
  {
    handle: 'chain-whip',
    title: 'Chain Whip',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools', 'workshop'],
    descriptionHtml: `
<p>Two lengths of chain on a steel bar hold the cassette still while you undo its lock ring. The bar is 32 cm long and 6 mm thick and has a hole to hang it by.</p>
<p>For cassettes of 6 to 12 speeds.</p>`,
    options: [],
    variants: [{ sku: 'NL-CW', values: [], price: money(26), stock: 31, weight: 410 }],
    pictures: [
      picture(
        'Chain whip: a steel bar with a green grip and two lengths of bicycle chain.',
        flatLay(chainWhip(palette.green), { rotate: -52 }),
      ),
    ],
    publishedAt: '2024-11-05T09:00:00Z',
    salesRank: 28,
  },
  {
    handle: 'repair-stand',
    title: 'Repair Stand',
    vendor: 'Northlane',
    productType: 'Stand',
    tags: ['tools', 'workshop'],
    descriptionHtml: `
<p>Holds a bicycle by its seatpost at the height of your eyes, and 25 kg of it. Two legs fold flat against the column; on uneven ground it still stands on three points.</p>
<ul>
<li>Height 100 to 152 cm, clamp turns through 360°</li>
<li>Jaws lined with cork, for posts of 24 to 40 mm</li>
<li>Folded 104 cm long; 5.8 kg</li>
</ul>`,
    options: [],
    variants: [{ sku: 'NL-RS', values: [], price: money(189), stock: 8, weight: 5800 }],
    pictures: [
      picture(
        'Folding repair stand with two legs, a green column and a clamp at the top.',
        standing(repairStand(palette.green), { scale: 1.06, shadow: 330 }),
      ),
      picture(
        'Close view of the clamp with its cork-lined jaws.',
        closeUpStanding(repairStand(palette.green), { shadow: 330, x: 120, y: -800, zoom: 2.1 }),
      ),
      picture('A mechanic turns the cranks of a bicycle in the stand.', mending(millraceSingle.spec(palette.clay))),
    ],
    publishedAt: '2025-08-26T09:00:00Z',
    salesRank: 36,
  },
  {
    handle: 'tyre-levers',
    title: 'Tyre Levers',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools'],
    descriptionHtml: '',
    options: leverOptions,
    variants: variantsOf(leverOptions, {
      code: 'NL-TL',
      price: money(7.5),
      stock: 120,
      weight: 36,
      pictures: { Ochre: 0, Green: 1, Ink: 2 },
    }),
    pictures: [
      picture('Three ochre tyre levers side by side.', flatLay(tyreLevers(palette.ochre), { scale: 1.1 })),
      picture('Three dark green tyre levers side by side.', flatLay(tyreLevers(palette.green), { scale: 1.1 })),
      picture('Three black tyre levers side by side.', flatLay(tyreLevers(black), { scale: 1.1 })),
    ],
    publishedAt: '2024-10-01T09:00:00Z',
    salesRank: 62,
  },
  {
    handle: 'chain-tool',
    title: 'Chain Tool',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools', 'workshop'],
    descriptionHtml: `
<p>Presses the pin out of a chain, and back in again, straight. The body is one piece of forged steel; the pin that does the work is hardened, can be replaced, and a second one hides in the handle.</p>
<p>For chains of 1 to 12 speeds.</p>`,
    options: [],
    variants: [{ sku: 'NL-CT', values: [], price: money(31), stock: 27, weight: 190 }],
    pictures: [
      picture(
        'Chain tool with a wooden handle, a threaded spindle and a length of chain in its jaw.',
        flatLay(chainTool(), { rotate: -12 }),
      ),
      picture('Close view of the pin pressing on a chain link.', closeUp(chainTool(), { x: -120, y: 0, zoom: 2 })),
    ],
    publishedAt: '2024-12-09T09:00:00Z',
    salesRank: 31,
  },
  {
    handle: 'patch-kit',
    title: 'Patch Kit',
    vendor: 'Northlane',
    productType: 'Tool',
    tags: ['tools'],
    // Markup that a shop must never pass on to a browser. It proves that descriptions are made safe.
    descriptionHtml: `
<h1 onclick="window.patchKit = 'clicked'">Six patches in a tin</h1>
<p style="position:fixed;inset:0">Six feathered patches, a tube of rubber solution and a square of emery cloth in a tin with a hinged lid.</p>
<script>window.patchKit = 'script';</script>
<img src="/cdn/no-such-picture.svg" alt="" onerror="window.patchKit = 'onerror'">
<iframe src="https://example.com/"></iframe>
<svg onload="window.patchKit = 'onload'"><circle r="9"/></svg>
<p><a href="javascript:window.patchKit='link'">How to mend a puncture</a>, <a href="/about">what else we mend</a>.</p>
<form action="https://example.com/"><input name="card"><button>Pay here</button></form>
<p>Rub, spread, wait until it is dry, press. The patch outlives the tube.</p>`,
    options: [],
    variants: [{ sku: 'NL-PK', values: [], price: money(6), stock: 200, weight: 60 }],
    pictures: [
      picture(
        'Open tin with rubber patches, a tube of rubber solution and a square of emery cloth.',
        flatLay(patchKit(palette.green)),
      ),
      picture(
        'Close view of the round and oval patches.',
        closeUp(patchKit(palette.green), { x: -150, y: 210, zoom: 1.8 }),
      ),
    ],
    publishedAt: '2024-09-15T09:00:00Z',
    salesRank: 58,
  },
];
