import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { sizes } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { SwatchGroup } from './SwatchGroup.js';

const colours = [
  { value: 'moss', label: 'Moss', color: '#5c6b4a' },
  { value: 'rust', label: 'Rust', color: '#b2451c' },
];

const swatch = (color: string) => (
  <span style={{ inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '50%', background: color }} />
);

export default {
  purpose: 'The values of a product’s option, all visible, such as its colours and sizes.',
  use: 'Use it for the options of a product that people compare at a glance.',
  avoid: 'For other choices of a few, use a `RadioGroup`; for many, a `Select`.',
  keys: [
    { keys: 'Tab', action: 'goes to the chosen value, or to the first; the next Tab leaves the group' },
    {
      keys: 'Arrow keys',
      action: 'choose the next or the previous value in reading direction, including sold-out ones',
    },
    { keys: 'Space', action: 'chooses the focused value' },
  ],
  announced:
    "A screen reader announces the option's name, “radio group”, then the value, “Sold out” if it is, whether it is chosen, and its position.",
  dos: [
    {
      text: 'Let a value that is sold out be chosen: shoppers want to see its picture, its price and when it is back.',
      picture: (
        <SwatchGroup
          label="Size"
          items={sizes.map((size) => ({ ...size, ...(size.value === 'S' && { isSoldOut: true }) }))}
          defaultValue="S"
        />
      ),
    },
    { text: 'Disable a value only if there is no such variant.' },
  ],
  donts: [
    {
      text: 'Rely on colours: each has a name, which shows after it is chosen.',
      picture: (
        <HStack gap={3}>
          {colours.map(({ color }) => (
            <span key={color}>{swatch(color)}</span>
          ))}
        </HStack>
      ),
    },
  ],
  related: ['ProductBox', 'RadioGroup', 'Select'],
  picture: (
    <SwatchGroup
      label="Colour"
      items={[
        { value: 'moss', label: 'Moss', color: '#5c6b4a' },
        { value: 'rust', label: 'Rust', color: '#b2451c' },
      ]}
      defaultValue="moss"
    />
  ),
} satisfies ComponentDocs;
