/** The texts of this shop's own pages. Replace them in a shop of your own. */
import { cutOffTime } from './dispatch';

export const home = {
  title: 'Bicycles made to be mended',
  text: 'Steel frames, parts that come off with ordinary tools, and spares for as long as we are here.',
  action: 'See the bikes',
  /** The collection whose picture opens the page, and to which the action links. */
  opening: 'bikes',
  /** The featured product. */
  lead: {
    slug: 'lane-one',
    kicker: 'Our own road bicycle',
    text: 'Thin steel tubes, a threaded bottom bracket, and rim brakes that you can see through: light enough, and built to be mended.',
    action: 'Take a closer look',
  },
  /** The collection whose products the page shows. */
  listing: 'new',
  story: {
    kicker: 'The workshop',
    title: 'One workshop, two rooms',
    paragraphs: [
      'In the front room, we build each bicycle and ride it around the block before we box it. In the back is a kitchen, where we use the iron, wood and clay of the other half of the catalogue every day.',
      'If something breaks, send it back. We mend it and return it.',
    ],
    action: 'About us',
    /** The collection whose picture is beside the story. */
    picture: 'tools',
  },
} as const;

/** A fact in a column: a word or two, and what is true of it. */
export interface Fact {
  term: string;
  text: string;
  /** The page or mail address that the text links to. */
  href?: string;
}

export const about = {
  title: 'About us',
  description: 'Bicycles and kitchen goods made to last, from a workshop in San Mateo, California.',
  opening: 'We make and sell two kinds of things: those that take you somewhere, and those that wait for you at home.',
  /** The collection whose picture opens the page. */
  picture: 'kitchen',
  sections: [
    {
      title: 'What we sell',
      /** The collection whose picture is beside the text. */
      picture: 'tools',
      paragraphs: [
        'Steel, mostly. Frames that can be brazed again, hubs that can be opened, pans that outlive their first kitchen. We sell what our own workshop uses, and the spare parts for it.',
        'Some of it bears our name. The rest comes from makers whose work we know: Skerry, Millrace, Saltmarsh and Dunlin.',
      ],
    },
    {
      title: 'The drawings',
      picture: 'parts-accessories',
      paragraphs: [
        'One person draws all pictures in this catalogue, on the same floor line, so that you can compare them.',
      ],
    },
  ],
  delivery: {
    title: 'How it comes to you',
    paragraphs: [
      'A bicycle arrives almost complete: turn the bar, fit the front wheel and the pedals, check the brakes. Everything else is ready for use.',
      'If something breaks, send it back. We mend it and return it.',
    ],
    facts: [
      { term: 'Leaves', text: `On the same working day, if you order before ${cutOffTime}` },
      { term: 'Delivery', text: 'Free for every order', href: '/policies/delivery' },
      { term: 'Returns', text: 'Free within 30 days', href: '/policies/returns' },
      { term: 'Warranty', text: 'Ten years on frames, two on everything else' },
    ] as readonly Fact[],
  },
  action: 'Write to us',
} as const;

export const contact = {
  title: 'Contact',
  description: 'Write to the people who build and pack your order.',
  text: 'Do you have a question about a size, an order or a broken part? The people who build and pack your order answer it.',
  facts: [
    { term: 'Answer', text: 'Within one working day' },
    { term: 'Mail', text: 'hello@northlane.example', href: 'mailto:hello@northlane.example' },
    { term: 'Workshop', text: 'Northlane, San Mateo, CA, US' },
    { term: 'Your order', text: 'Find an order', href: '/find-order' },
    { term: 'Delivery', text: 'When it leaves, and how it comes', href: '/policies/delivery' },
    { term: 'Returns', text: 'What we take back, and how', href: '/policies/returns' },
  ] as readonly Fact[],
} as const;

/** Where the shop sells, and what delivery and returns cost there: search engines and services that list products want it as data. */
export const trade = {
  /** ISO 3166-1 alpha-2. */
  country: 'US',
  /** ISO 3166-1 alpha-2. */
  shipsTo: ['US'],
  /** The way of every order: what it costs, in the currency of the goods, and the days from the dispatch to the door. */
  delivery: { price: '0', days: { min: 3, max: 10 } },
  /** Days from the delivery. Returns by mail cost the buyer nothing. */
  returns: { days: 30 },
} as const;

/** Paths of earlier versions of this shop, with the pages that took their place. They come before the platform's own redirects. */
export const redirects: Readonly<Record<string, string>> = {
  '/pages/about': '/about',
  '/pages/contact': '/contact',
  '/shipping': '/policies/delivery',
  // Shopify's own paths of policies, to which menus of the platform link.
  '/policies/shipping-policy': '/policies/delivery',
  '/policies/refund-policy': '/policies/returns',
  '/policies/privacy-policy': '/policies/privacy',
  '/policies/terms-of-service': '/policies/terms',
};

/**
 * A legal page, at `/policies/{name}`. The names `delivery`, `returns`, `terms` and `privacy` are for a shop whose platform has no such text:
 * the platform's text comes first.
 */
export interface Policy {
  name: string;
  title: string;
  sections: readonly { title?: string; paragraphs: readonly string[] }[];
}

export const policies: readonly Policy[] = [
  // What Annex V of the European Accessibility Act (Directive (EU) 2019/882) asks of a shop.
  {
    name: 'accessibility',
    title: 'Accessibility',
    sections: [
      {
        title: 'What this shop does',
        paragraphs: [
          'Here you find goods by a menu, lists and a search, choose among their variants, fill a cart and order. An account keeps your orders and addresses. You can also look an order up by its number and your mail address.',
          'Everything works with a mouse, a finger, a keyboard or a screen reader, and nearly everything without scripts.',
        ],
      },
      {
        title: 'How it meets the requirements',
        paragraphs: [
          'The pages follow WCAG 2.2, level AA, and EN 301 549. All text can be enlarged to 200 %, and a page fits a screen of 320 pixels. Texts and controls have enough contrast in the light and in the dark scheme. Every picture of a product has a text.',
          'Before each change goes online, machines check every page and every state for these requirements, and walk through the shop in three browsers with the keyboard alone. Our conformance report names each requirement and what shows it. You get it from us on request, in a format that suits you.',
          'People have not yet judged all that no machine can. Payment is a page of our platform, which has a report of its own.',
        ],
      },
      {
        title: 'If something is in your way',
        paragraphs: [
          'Write to hello@northlane.example, and name the page and what you use. We answer within one working day, and take your order by mail if you like.',
          'If our answer does not help, you can complain to the authority that watches over the accessibility of services in your country.',
        ],
      },
    ],
  },
  {
    name: 'imprint',
    title: 'Imprint',
    sections: [
      {
        paragraphs: [
          'Northlane, San Mateo, California, United States.',
          'Mail: hello@northlane.example. Northlane is a sample shop: it sells nothing.',
        ],
      },
    ],
  },
];
