import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { ShoppingBagIcon } from '../icons/icons.js';
import { looksOf } from '../testing/looks.js';
import { Badge } from './Badge.js';

const meta = preview.meta({
  title: 'Feedback/Badge',
  component: Badge,
  args: { badgeContent: 'Sold out' },
});

/** Without children, it is inline in the text. */
export const Variants = meta.story({
  render: () => (
    <HStack wrap>
      <Badge variant="solid" badgeContent="New" />
      <Badge variant="outline" badgeContent="Default" />
      <Badge variant="subtle" badgeContent="Sold out" />
      <Badge variant="cart" badgeContent={3} />
    </HStack>
  ),
  play: async ({ canvas }) => {
    const badges = ['New', 'Default', 'Sold out', '3'].map((text) => canvas.getByText(text));
    await expect(new Set(badges.map(looksOf)).size).toBe(4);
    await expect(badges.map((badge) => badge.getBoundingClientRect().height)).toEqual([24, 24, 24, 20]);
  },
});

/** Text in a badge is its content. */
export const OfItsText = meta.story({
  tags: ['proof'],
  args: { badgeContent: undefined },
  render: () => (
    <HStack wrap>
      <Badge variant="subtle">Handmade</Badge>
      <Badge variant="subtle" badgeContent="Handmade" />
      <Badge badgeContent={null}>No badge</Badge>
    </HStack>
  ),
  play: async ({ canvas }) => {
    const [chip, badge] = canvas.getAllByText('Handmade');
    await expect(looksOf(chip!)).toEqual(looksOf(badge!));
    await expect(looksOf(canvas.getByText('No badge'))).not.toEqual(looksOf(chip!));
  },
});

const pressed = fn();

/** Over its children, it ignores the pointer. The button's name includes the count. */
export const OnACart = meta.story({
  args: { variant: 'cart', badgeContent: 3, xOverhang: -4, yOverhang: -4 },
  render: (args) => (
    <HStack wrap gap={8}>
      {[1, 12, 150].map((count) => (
        <Badge key={count} {...args} badgeContent={<span aria-hidden="true">{count}</span>}>
          <IconButton aria-label={`Cart with ${count} items.`} icon={<ShoppingBagIcon />} onPress={pressed} />
        </Badge>
      ))}
    </HStack>
  ),
  beforeEach: () => {
    pressed.mockClear();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cart with 12 items.' });
    const badge = canvas.getByText('12').getBoundingClientRect();
    const under = document.elementFromPoint(badge.left + badge.width / 2, badge.top + badge.height / 2);
    await expect(button).toContainElement(under as HTMLElement);
  },
});

export const Overhang = meta.story({
  args: { variant: 'solid', badgeContent: 'New', xOverhang: 12, yOverhang: '0.5rem' },
  render: (args) => (
    <Badge {...args} containerProps={{ id: 'ground' }}>
      <div style={{ inlineSize: 120, blockSize: 120, background: 'var(--vt-color-panel)' }} />
    </Badge>
  ),
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('New').getBoundingClientRect();
    const ground = canvasElement.querySelector('#ground')!.getBoundingClientRect();
    await expect(badge.right - ground.right).toBe(12);
    await expect(ground.top - badge.top).toBe(8);
  },
});

export const OverhangRightToLeft = meta.story({
  tags: ['proof'],
  ...Overhang.input,
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('New').getBoundingClientRect();
    const ground = canvasElement.querySelector('#ground')!.getBoundingClientRect();
    await expect(ground.left - badge.left).toBe(12);
  },
});

/** A zero shows, too. */
export const Zero = meta.story({
  args: { variant: 'cart', badgeContent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
});

/** A long badge in the text breaks like any other word. */
export const LongText = meta.story({
  args: { badgeContent: 'Available again from the second week of December', variant: 'subtle' },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Available again/).getBoundingClientRect().width).toBeLessThanOrEqual(192);
  },
});

/** Without content, only the children render. */
export const Empty = meta.story({
  tags: ['proof'],
  args: { badgeContent: undefined, children: <IconButton aria-label="Cart is empty." icon={<ShoppingBagIcon />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').nextElementSibling).toBeNull();
  },
});
