import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Text } from '../Text/Text.js';
import * as icons from './icons.js';

const docs = `
One set, [Lucide](https://lucide.dev): 20 px with strokes of 1.5 px, by the theme. Import them by name, and only those reach the page:

\`import { ShoppingBagIcon } from '@vitrine/components/icons'\`

An icon is decoration, and a screen reader passes over it. **Do** put text beside it, or an \`aria-label\` on its button. **Don't** mix sets.
`;

const meta = preview.meta({
  title: 'Media/Icons',
  component: icons.ShoppingBagIcon,
  parameters: { docs: { description: { component: docs } }, controls: { disable: true } },
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
