import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack } from '../HStack/HStack.js';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { Button } from './Button.js';

export default {
  purpose: 'Starts an action on this page: it adds to the cart, sends a form or opens a drawer.',
  use: 'Use it for every action that stays on the page.',
  avoid: 'To go to another page, use a `ButtonLink` or a `Link`. For an icon alone, use an `IconButton`.',
  behavior: [
    '`onClick` is called where `onPress` is, with the browser’s event. `isPending` is `isLoading` by the name that React’s actions use.',
    '`render` draws it with another element, such as a framework’s link: `<Button render={<NextLink href="/sale" />}>`. A function gets the props and the state: `(props, { isPressed }) => …`. A disabled one then has `aria-disabled`. See the guide “Links”.',
    '`danger` is for what cannot be undone. `lg` is for the one action of a page that sells.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the button, unless it is disabled' },
    { keys: 'Enter, Space', action: 'presses it; nothing while it is loading' },
  ],
  announced:
    'A screen reader announces “Add to Cart, button”; for a disabled one “dimmed” or “unavailable”. When it starts to load, a screen reader announces `loadingLabel` (or “Loading”) once, and the focus stays on the button.',
  dos: [
    {
      text: 'Begin with a verb.',
      picture: (
        <HStack wrap gap={3}>
          <Button>Add to Cart</Button>
          <Button variant="outline">Save for later</Button>
        </HStack>
      ),
    },
    { text: 'Have one `primary` in view.' },
  ],
  donts: [
    {
      text: 'Disable a button because something is missing: let people press it, and then say what is missing.',
      picture: (
        <VStack gap={3} align="start">
          <Input label="Email" />
          <Button isDisabled>Send</Button>
        </VStack>
      ),
    },
    { text: 'Use `unstyled` to draw a button of your own: ask for a variant.' },
  ],
  related: ['ButtonLink', 'IconButton', 'Link', 'ToggleGroup'],
  picture: <Button>Add to Cart</Button>,
} satisfies ComponentDocs;
