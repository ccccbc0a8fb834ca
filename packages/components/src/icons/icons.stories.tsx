import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Text } from '../Text/Text.js';
import { createIcon } from './createIcon.js';
import * as icons from './icons.js';

const TentIcon = createIcon('TentIcon', [
  ['path', { d: 'M3.5 21 14 3' }],
  ['path', { d: 'M20.5 21 10 3' }],
  ['path', { d: 'M15.5 21 12 15l-3.5 6' }],
  ['path', { d: 'M2 21h20' }],
]);

const meta = preview.meta({
  title: 'Media/Icons',
  component: icons.ShoppingBagIcon,
  parameters: { controls: { disable: true } },
});

export const All = meta.story({
  render: () => (
    <Grid as="ul" minColumnWidth="8rem" gap={4}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <Text size="sm">{name}</Text>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      await expect(getComputedStyle(icon).strokeWidth).toBe('1.5px');
      await expect(icon.getBoundingClientRect().width).toBe(20);
    }
  },
});

export const InAButton = meta.story({
  render: () => <IconButton aria-label="Remove from cart" icon={<icons.Trash2Icon />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Remove from cart');
  },
});

export const OfYourOwn = meta.story({
  render: () => <TentIcon aria-label="Camping" size={32} />,
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img');
    await expect(icon).toHaveAccessibleName('Camping');
    await expect(icon).not.toHaveAttribute('aria-hidden');
    await expect(icon.getBoundingClientRect().width).toBe(32);
    await expect(getComputedStyle(icon).strokeWidth).toBe('1.5px');
  },
});
