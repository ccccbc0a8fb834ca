import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HeartIcon } from '../icons/icons.js';
import { HStack } from '../HStack/HStack.js';
import { ToggleButton } from './ToggleButton.js';

const heart = <HeartIcon size={20} aria-hidden="true" />;

export default {
  purpose: 'A button that stays on or off.',
  use: 'Use it for a single state that takes effect at once, such as a favourite.',
  avoid:
    'For several that belong together, use a `ToggleGroup`. For a setting in a form, use a `Switch` or a `Checkbox`.',
  behavior: ['Without children, it is a square around its icon.'],
  keys: [
    { keys: 'Tab', action: 'to the button' },
    { keys: 'Enter, Space', action: 'turn it on or off' },
  ],
  announced: 'A screen reader announces the text, “toggle button”, and “pressed” or “not pressed”.',
  dos: [
    {
      text: 'Keep the text in both states.',
      picture: (
        <HStack>
          <ToggleButton icon={heart}>Favourite</ToggleButton>
          <ToggleButton icon={heart} defaultSelected>
            Favourite
          </ToggleButton>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Change the text with the state: “No favourite, pressed” says both.',
      picture: (
        <ToggleButton icon={heart} defaultSelected>
          No favourite
        </ToggleButton>
      ),
    },
  ],
  related: ['IconButton', 'Switch', 'ToggleGroup'],
  picture: (
    <ToggleButton icon={heart} defaultSelected>
      Favourite
    </ToggleButton>
  ),
} satisfies ComponentDocs;
