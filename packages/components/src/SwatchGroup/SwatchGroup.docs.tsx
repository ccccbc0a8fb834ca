import type { PicturedRules } from '@vitrine/story-kit/rules';
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

export const picture = (
  <SwatchGroup
    label="Colour"
    items={[
      { value: 'moss', label: 'Moss', color: '#5c6b4a' },
      { value: 'rust', label: 'Rust', color: '#b2451c' },
    ]}
    defaultValue="moss"
  />
);

export const rules: PicturedRules = {
  do: [
    'Let a value that is sold out',
    <SwatchGroup
      key="do"
      label="Size"
      items={sizes.map((size) => ({ ...size, ...(size.value === 'S' && { isSoldOut: true }) }))}
      defaultValue="S"
    />,
  ],
  dont: [
    'Rely on colours',
    <HStack key="dont" gap={3}>
      {colours.map(({ color }) => (
        <span key={color}>{swatch(color)}</span>
      ))}
    </HStack>,
  ],
};
