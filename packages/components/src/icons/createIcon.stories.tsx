import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.js';
import { createIcon } from './createIcon.js';

const TentIcon = createIcon('TentIcon', [
  ['path', { d: 'M3.5 21 14 3' }],
  ['path', { d: 'M20.5 21 10 3' }],
  ['path', { d: 'M15.5 21 12 15l-3.5 6' }],
  ['path', { d: 'M2 21h20' }],
]);

const meta = preview.meta({
  title: 'Setup/createIcon',
  component: TentIcon,
  parameters: { controls: { disable: true } },
  render: () => <IconButton aria-label="Camping" icon={<TentIcon />} />,
});

export const Tent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Camping');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
