import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading } from '../Heading/Heading.js';
import { VStack } from '../VStack/VStack.js';
import { RichText } from './RichText.js';

export default {
  purpose:
    "Styles HTML from other authors, such as a product's description: headings, lists, tables, quotes, pictures, code.",
  use: 'Use it for text that merchants write elsewhere, such as the description of a product.',
  avoid: 'For your own texts, use `Heading`, `Text` and `List`.',
  behavior: [
    'It renders on the server and adds no script. It **trusts its `html` and cleans nothing**. Sanitise HTML of merchants and shoppers on the server.',
    'A table that is wider than its place scrolls. Its scroller is a tab stop, so that the arrow keys reach all of it.',
  ],
  keys: [],
  announced: 'A screen reader announces the headings, lists and tables in it.',
  dos: [
    {
      text: 'Let its headings begin below the level of the heading above it.',
      picture: (
        <VStack gap={3}>
          <Heading level={1} size="xl">
            Lane One
          </Heading>
          <RichText html="<h2>The frame</h2><p>Lugged steel, brazed by hand.</p>" />
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Style it from outside: tokens decide.',
      picture: (
        <div style={{ fontFamily: 'cursive', color: '#b00080', fontSize: '1.5em', lineHeight: 1 }}>
          The frame: lugged steel, brazed by hand.
        </div>
      ),
    },
  ],
  related: ['Heading', 'List', 'Text'],
  picture: <RichText html="<p>Lugged <strong>steel</strong>, brazed by hand.</p>" />,
} satisfies ComponentDocs;
