import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Disclosure } from './Disclosure.js';

export default {
  purpose: 'A title that shows and hides the content below it.',
  use: 'Use it for content that few people need, such as a table of sizes.',
  avoid: 'For several titles that belong together, use an `Accordion`. For a panel over the page, use a `Popover`.',
  behavior: ["It is a native `<details>`: it works without scripts, and the browser's search in the page opens it."],
  keys: [
    { keys: 'Tab', action: 'to the title' },
    { keys: 'Enter, Space', action: 'opens or closes' },
  ],
  announced:
    'A screen reader announces the title as a button-like control, “expanded” or “collapsed”; with `headingLevel`, as a heading, too; if it is disabled, as a button that is “unavailable”.',
  dos: [
    {
      text: 'Hide content that few people need.',
      picture: <Disclosure title="Geometry of the frame">Stack and reach</Disclosure>,
    },
  ],
  donts: [
    {
      text: 'Hide prices, errors, or facts that matter before paying.',
      picture: <Disclosure title="What shipping costs">$12</Disclosure>,
    },
    { text: 'Put controls into the title.' },
  ],
  related: ['Accordion', 'Popover'],
  picture: <Disclosure title="Size guide">In centimetres</Disclosure>,
} satisfies ComponentDocs;
