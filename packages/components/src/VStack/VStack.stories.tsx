import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { Container } from '../Container/Container.js';
import { Grid } from '../Grid/Grid.js';
import { HStack } from '../HStack/HStack.js';
import { Logo } from '../Logo/Logo.js';
import { Text } from '../Text/Text.js';
import { VStack } from './VStack.js';

const meta = preview.meta({
  title: 'Layout/VStack',
  component: VStack,
  args: {
    children: [<Text key="1">Free shipping + returns</Text>, <Text key="2">Extended warranty</Text>],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const above = canvas.getByText('Free shipping + returns').getBoundingClientRect();
    const below = canvas.getByText('Extended warranty').getBoundingClientRect();
    await expect(below.top - above.bottom).toBe(16);
    await expect(below.width).toBe(above.width);
  },
});

export const Wide = meta.story({
  args: { gap: 12 },
  play: async ({ canvas }) => {
    const above = canvas.getByText('Free shipping + returns').getBoundingClientRect();
    const below = canvas.getByText('Extended warranty').getBoundingClientRect();
    await expect(below.top - above.bottom).toBe(48);
  },
});

export const Aligned = meta.story({
  render: (args) => (
    <VStack gap={8}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <VStack {...args} key={align} align={align}>
          <Button variant="outline">{align}</Button>
        </VStack>
      ))}
    </VStack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const room = canvasElement.getBoundingClientRect();
    await expect(box('start').left).toBe(room.left);
    await expect(box('center').left).toBeCloseTo((room.left + room.right - box('center').width) / 2, 0);
    await expect(box('end').right).toBeCloseTo(room.right, 0);
    await expect(box('stretch').width).toBe(room.width);
  },
});

/** Without an alignment, only a button with `isFullWidth` fills the stack. */
export const Buttons = meta.story({
  tags: ['proof'],
  args: {
    children: [
      <Button key="1">Add to cart</Button>,
      <ButtonLink key="2" href="#" variant="outline">
        Details
      </ButtonLink>,
      <Button key="3" isFullWidth>
        Check out
      </Button>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.getBoundingClientRect().width;
    const widthOf = (role: 'button' | 'link', name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect().width;
    await expect(widthOf('button', 'Add to cart')).toBeLessThan(room / 2);
    await expect(widthOf('link', 'Details')).toBeLessThan(room / 2);
    await expect(widthOf('button', 'Check out')).toBe(room);
  },
});

/** In a taller box, the children are at its start, in its middle, at its end, or apart. */
export const Justified = meta.story({
  render: (args) => (
    <HStack align="stretch">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <div key={justify} style={{ display: 'grid', blockSize: '12rem' }}>
          <VStack {...args} justify={justify}>
            <Text>{justify}</Text>
            <Text>last</Text>
          </VStack>
        </div>
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    const tops = ['start', 'center', 'end'].map((name) => canvas.getByText(name).getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(new Set(tops).size).toBe(3);
    const [, , , last] = canvas.getAllByText('last').map((text) => text.getBoundingClientRect());
    await expect(last!.bottom - canvas.getByText('between').getBoundingClientRect().top).toBe(192);
  },
});

export const AsAList = meta.story({
  args: {
    as: 'ul',
    children: [<li key="1">Free shipping + returns</li>, <li key="2">Extended warranty</li>],
  },
  play: async ({ canvas }) => {
    // Safari needs the explicit role.
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** `hidden` wins over the layout of every component without behaviour. */
export const Hidden = meta.story({
  tags: ['proof'],
  render: () => (
    <VStack>
      <Text>Shown</Text>
      <VStack hidden>Hidden stack</VStack>
      <HStack hidden wrap>
        Hidden row
      </HStack>
      <Grid hidden columns={2}>
        Hidden grid
      </Grid>
      <Badge hidden variant="cart" badgeContent="Hidden badge" />
      <Text hidden maxLines={1}>
        Hidden text
      </Text>
      <Container hidden centerContent>
        Hidden container
      </Container>
      <Logo hidden name="Hidden logo" />
    </VStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shown')).toBeVisible();
    const hidden = canvas.getAllByText(/^Hidden/);
    await expect(hidden).toHaveLength(7);
    for (const element of hidden) await expect(element).not.toBeVisible();
  },
});
