/** The policies, the pages and the journal of the sample shop. */
import type { ArticleData, ContentData, ImageData, PageData, PolicyData } from '../shop/data.js';
import { banners } from './drawings/banners.js';
import { bannerSize } from './drawings/scene.js';

const banner = (name: keyof typeof banners): ImageData => ({
  path: `collections/${name}.svg`,
  alt: banners[name].alt,
  ...bannerSize,
});

const policies: PolicyData[] = [
  {
    handle: 'shipping-policy',
    title: 'Delivery',
    bodyHtml: `<p>Orders before 2 pm leave our workshop in San Mateo on the same working day. Standard delivery is free for every order.</p>
<table><thead><tr><th scope="col">Delivery</th><th scope="col">Days</th><th scope="col">To</th></tr></thead><tbody>
<tr><th scope="row">Standard</th><td>3&nbsp;to&nbsp;10</td><td>every country</td></tr>
<tr><th scope="row">Express</th><td>1&nbsp;to&nbsp;3</td><td>the United States and the euro countries</td></tr>
</tbody></table>
<p>You get a mail with a link to follow the parcel as soon as the carrier has it.</p>
<h2>Bicycles</h2>
<p>A bicycle comes in a box of its own, assembled except for the bar, the front wheel and the pedals. The tools for these are in the box.</p>`,
  },
  {
    handle: 'refund-policy',
    title: 'Returns',
    bodyHtml: `<p>You can return anything that you have neither ridden nor cooked with within 30 days. Returns are free: write to us, and we send you a label.</p>
<p>Your money goes back the way it came, within three days after the parcel has reached the workshop.</p>
<h2>What we cannot take back</h2>
<ul>
<li>Knives that were sharpened</li>
<li>Spokes that were cut to your length, and frames that were painted for you, unless they have a fault</li>
</ul>
<h2>If something breaks</h2>
<p>Frames have a warranty of ten years, and everything else of two, against faults of the material and of our work. Chains, tyres and brake pads wear out by being used. Send it back: we mend it and return it.</p>`,
  },
  {
    handle: 'terms-of-service',
    title: 'Terms of sale',
    bodyHtml: `<h2>The contract</h2>
<p>Your order is an offer. Our mail that confirms it makes the contract. We keep its text, and you find it in your account.</p>
<h2>Prices and payment</h2>
<p>Prices are in the currency that they show, and include the sales tax. The checkout and your order show its amount. Delivery is not taxed.</p>
<h2>Law</h2>
<p>The law of California applies. Rights that your own country gives you stay.</p>`,
  },
  {
    handle: 'privacy-policy',
    title: 'Privacy policy',
    bodyHtml: `<h2>What we keep</h2>
<p>An order needs your name, your address, your email address and the goods. We keep these data as long as the tax office asks for them and the warranty lasts.</p>
<p>We count views of our pages only if you allow it. You can change your choice at the end of every page.</p>
<h2>Who gets it</h2>
<p>The carrier gets the address of your parcel, and the bank your payment. Nobody else gets anything.</p>
<h2>Your rights</h2>
<p>Write to <a href="mailto:hello@northlane.example">hello@northlane.example</a> to see the data that we have of you, to correct them, or to have them deleted.</p>`,
  },
];

const page = (data: Omit<PageData, 'createdAt'> & { createdAt?: string }): PageData => ({
  createdAt: '2025-01-06T09:00:00Z',
  ...data,
});

const pages: PageData[] = [
  page({
    handle: 'about',
    title: 'About Northlane',
    bodyHtml: `<p>Northlane is a workshop at the north end of San Mateo with a shop in front of it. We build up bicycles that we would ride ourselves, and sell the kitchen goods that we use at the long table where everybody eats at noon.</p>
<h2>How we choose</h2>
<p>A thing has to be repairable, its parts have to be on our shelves, and whoever made it has to be glad to hear from us. That is why the catalogue is short.</p>`,
    seo: { title: 'About Northlane', description: 'A bicycle workshop in San Mateo with a shop in front of it.' },
    updatedAt: '2026-02-02T09:00:00Z',
  }),
  page({
    handle: 'contact',
    title: 'Contact',
    bodyHtml: `<p>Write to <a href="mailto:hello@northlane.example">hello@northlane.example</a>, or come by: the workshop is open Tuesday to Saturday, ten to six.</p>
<p>Bring the bicycle if it is about the bicycle.</p>`,
    updatedAt: '2025-06-17T09:00:00Z',
  }),
  page({
    handle: 'faq',
    title: 'Questions that we are asked',
    bodyHtml: `<h2>Which size of bicycle is mine?</h2>
<p>Stand against a wall without shoes and look at the size guide of the bicycle. Between two sizes, take the smaller one to ride briskly.</p>
<h2>Do you take old bicycles in exchange?</h2>
<p>Steel ones, yes. Send three pictures.</p>
<h2>Can I change an order?</h2>
<p>Until it is packed, which is the next morning. Answer the mail that confirms it.</p>
<h2>May the pan go into the dishwasher?</h2>
<p>No.</p>`,
    updatedAt: '2026-03-09T09:00:00Z',
  }),
  page({
    handle: 'care',
    title: 'Care',
    bodyHtml: `<p>Wipe the chain after rain. Oil it when you hear it. Tighten nothing that is tight.</p>
<p>Wash wool cold and dry it flat. Season iron, oil wood, and leave enamel alone.</p>`,
    updatedAt: '2025-11-11T09:00:00Z',
  }),
];

const author = 'Northlane workshop';

const articles: ArticleData[] = [
  {
    handle: 'wheels-by-ear',
    title: 'Truing wheels by ear',
    author,
    tags: ['workshop', 'wheels'],
    image: banner('tools'),
    excerpt:
      'A spoke that is in tune with its neighbours is in tension with them. A short lesson with a thumb and a pencil.',
    contentHtml: `<p>Pluck a spoke near its middle and it sounds. Pluck the one two places on, which pulls from the same side, and it should sound the same. Where it sounds lower, the spoke is slack; where it sounds higher, it does the work of others.</p>
<p>Go once round the wheel before you touch a spoke key. Mark the low ones with a pencil. Then a quarter of a turn each, no more, and round again.</p>
<p>A wheel that sounds like one note stays true for years.</p>`,
    publishedAt: '2025-09-16T09:00:00Z',
  },
  {
    handle: 'iron-in-ten-minutes',
    title: 'Cast iron in ten minutes',
    author,
    tags: ['kitchen', 'care'],
    image: banner('kitchen'),
    excerpt: 'What a pan asks of you after dinner, and what it does not.',
    contentHtml: `<p>Hot water, a brush, no fear. What people tell you about soap was true of the soap of 1920.</p>
<p>Dry the pan on the stove until the last drop has gone. Put in oil the size of a lentil, wipe it out as if it had been a mistake, and let the pan smoke for a minute.</p>
<p>If it rusted over the holidays, nothing is lost: scrub it down and season it again.</p>`,
    seo: { title: 'How to care for cast iron', description: 'Ten minutes after dinner, and a pan that outlives you.' },
    publishedAt: '2025-11-25T09:00:00Z',
  },
  {
    handle: 'what-to-wear-at-five-degrees',
    title: 'What to wear at five degrees',
    author,
    tags: ['clothing', 'winter'],
    image: banner('clothing'),
    excerpt: 'Start a little cold. Wool below, wind kept out above, and the gloves in the pocket that you can reach.',
    contentHtml: `<p>Start a little cold: in ten minutes you will not be. A merino jersey next to the skin, a shell over it that you can open with one hand, and a cap below the helmet.</p>
<p>Feet are colder than hands, since they hold still. Wool socks, and room in the shoe.</p>`,
    publishedAt: '2026-01-13T09:00:00Z',
  },
  {
    handle: 'a-weekend-on-the-coast',
    title: 'A weekend on the coast, with two panniers',
    author,
    tags: ['rides', 'bikes'],
    image: banner('bikes'),
    excerpt: 'Two days, 140 kilometres, one pass and a list of what we carried and did not need.',
    contentHtml: `<p>Out over the hill on Saturday, back along the water on Sunday: 140 kilometres, and the only climb comes before breakfast has settled.</p>
<h2>What we carried</h2>
<ul>
<li>A tube, levers, a pump, and the patch kit for the second time</li>
<li>Rain jackets, which stayed dry</li>
<li>Bread, cheese, and a kettle, for which everybody laughed at us until four o'clock</li>
</ul>`,
    publishedAt: '2026-03-03T09:00:00Z',
  },
  {
    handle: 'ten-years-of-one-frame',
    title: 'Ten years of one frame',
    author,
    tags: ['bikes', 'workshop'],
    excerpt: 'It came back for new bearings. We took it apart and counted what is still as it left us.',
    contentHtml: `<p>It came back for new bearings, ten years and some forty thousand kilometres after it left. We took it apart on the long table and counted.</p>
<p>Still the same: the frame, the fork, the saddle, the rack. Renewed once: the rims, the headset, the shifters. Renewed as often as shoes: chains, tyres, pads and tape.</p>
<p>That is what we mean when we say that a thing lasts.</p>`,
    publishedAt: '2026-03-17T09:00:00Z',
  },
];

export const content: ContentData = {
  policies,
  pages,
  blogs: [
    {
      handle: 'journal',
      title: 'Journal',
      seo: { title: 'Journal', description: 'From the workshop, the kitchen and the road.' },
      articles,
    },
  ],
};
