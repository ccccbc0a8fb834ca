import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { Avatar } from './Avatar.js';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1E4D40" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#FAF8F4"/><path fill="#FAF8F4" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
});

export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent(/^AL$/);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <HStack wrap>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar {...args} name="42" size="lg" />
    </HStack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('img').map((each) => each.getBoundingClientRect().width);
    await expect(sizes).toEqual([32, 40, 64, 64]);
  },
});

/** The picture covers the initials. One that does not load leaves them. */
export const Picture = meta.story({
  render: (args) => (
    <HStack>
      <Avatar {...args} src={portrait} size="lg" />
      <Avatar {...args} src="data:image/png;base64,broken" size="lg" />
    </HStack>
  ),
  play: async ({ canvasElement }) => {
    const [picture, broken] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(picture!.complete && picture!.naturalWidth > 0).toBe(true));
    await expect(picture!.getBoundingClientRect().width).toBe(64);
    await waitFor(() => expect(broken!.complete).toBe(true));
    await expect(broken!.naturalWidth).toBe(0);
    await expect(broken!.previousElementSibling).toHaveTextContent('AL');
  },
});
