import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Label, menuOf } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { HorizontalMenu } from '../HorizontalMenu/HorizontalMenu.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'The first link of a page.',
  use: 'Use it on every page that repeats content before its own. It moves keyboard users past that content.',
  avoid: '`Header` has one already: a page with a header needs no second one.',
  behavior: ['It shows only while it has the focus.'],
  keys: [
    { keys: 'Tab', action: 'shows the link, as the first stop of the page' },
    { keys: 'Enter', action: 'moves past the repeated content' },
  ],
  announced: 'A screen reader announces “Skip to content, link”.',
  dos: [
    {
      text: "Put it first in the page's body.",
      picture: (
        <VStack gap={3} align="start">
          <Button size="sm">Skip to content</Button>
          <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Hide it while it has the focus.',
      picture: (
        <VStack gap={3} align="start">
          <Label>The focus is somewhere above</Label>
          <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
        </VStack>
      ),
    },
  ],
  related: ['Header', 'VisuallyHidden'],
  picture: <Button size="sm">Skip to content</Button>,
} satisfies ComponentDocs;
