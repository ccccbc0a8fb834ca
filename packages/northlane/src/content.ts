/** The texts of this shop's own pages. Replace them in a shop of your own. */

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

export const about = {
  title: 'About us',
  description: 'Bicycles and kitchen goods made to last, from a workshop in San Mateo, California.',
  opening: 'We make and sell two kinds of things: those that take you somewhere, and those that wait for you at home.',
  sections: [
    {
      title: 'What we sell',
      paragraphs: [
        'Steel, mostly. Frames that can be brazed again, hubs that can be opened, pans that outlive their first kitchen. We sell what our own workshop uses, and the spare parts for it.',
        'Some of it bears our name. The rest comes from makers whose work we know: Skerry, Millrace, Saltmarsh and Dunlin.',
      ],
    },
    {
      title: 'How it comes to you',
      paragraphs: [
        'A bicycle arrives almost complete: turn the bar, fit the front wheel and the pedals, check the brakes. Everything else is ready for use.',
        'Shipping and returns are free, and the warranty is longer than the law requires.',
      ],
    },
    {
      title: 'The drawings',
      paragraphs: [
        'One person draws all pictures in this catalogue, on the same floor line, so that you can compare them.',
      ],
    },
  ],
  action: 'Write to us',
} as const;

export const contact = {
  title: 'Contact',
  description: 'Write to the people who build and pack your order.',
  text: 'Do you have a question about a size, an order or a broken part? The people who build and pack your order answer it.',
  email: 'hello@northlane.example',
} as const;
