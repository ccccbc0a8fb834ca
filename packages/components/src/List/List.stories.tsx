import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { CheckIcon } from '../icons/icons.js';
import { VStack } from '../VStack/VStack.js';
import { List, ListItem } from './List.js';

const items = ['Free shipping + returns', 'Extended warranty', 'We’re here for you 24/7'];

const meta = preview.meta({
  title: 'Typography/List',
  component: List,
  subcomponents: { ListItem },
  args: { children: items.map((text) => <ListItem key={text}>{text}</ListItem>) },
});

export const Unordered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Ordered = meta.story({ args: { as: 'ol' } });

export const CountsFromFour = meta.story({
  tags: ['proof'],
  args: { as: 'ol', start: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('start', '4');
  },
});

export const Reversed = meta.story({ tags: ['proof'], args: { as: 'ol', isReversed: true } });

export const Markers = meta.story({
  render: (args) => (
    <VStack gap={8}>
      {(['none', 'disc', 'dash', 'decimal', 'alpha'] as const).map((marker) => (
        <List key={marker} {...args} marker={marker} as={marker === 'decimal' || marker === 'alpha' ? 'ol' : 'ul'} />
      ))}
    </VStack>
  ),
});

export const WithIcons = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <List {...args} gap={3}>
        {[...items, 'Frames that are brazed by hand and last longer than a line of this list'].map((text) => (
          <ListItem key={text} icon={<CheckIcon />}>
            {text}
          </ListItem>
        ))}
      </List>
    </div>
  ),
  play: async ({ canvas }) => {
    // The icon is beside the first line and hidden from screen readers.
    const item = canvas.getAllByRole('listitem').at(-1)!;
    await expect(item.querySelector('svg')!.getBoundingClientRect().bottom).toBeLessThan(
      item.getBoundingClientRect().bottom - 20,
    );
    await expect(item.querySelector('svg')!.closest('[aria-hidden]')).not.toBeNull();
  },
});

export const Divided = meta.story({ args: { marker: 'none', isDivided: true, gap: 3 } });

export const Nested = meta.story({
  args: {
    children: [
      <ListItem key="frame">
        Frame
        <List marker="dash">
          <ListItem>Steel</ListItem>
          <ListItem>Titanium</ListItem>
        </List>
      </ListItem>,
      <ListItem key="wheels">Wheels</ListItem>,
    ],
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    children: items.map((text) => (
      <ListItem key={text} icon={<CheckIcon />}>
        {text}
      </ListItem>
    )),
  },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    const icon = item!.querySelector('svg')!.getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(item!.querySelector('div')!.getBoundingClientRect().left);
  },
});
