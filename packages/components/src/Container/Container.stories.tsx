import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { Container } from './Container.js';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>Everything we make can be mended, and we keep the parts for twenty years.</Text> },
});

export const Plain = meta.story();

export const Solid = meta.story({ args: { variant: 'solid' } });

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Centered = meta.story({
  args: {
    variant: 'solid',
    centerContent: true,
    children: (
      <>
        <Heading>Made to last</Heading>
        <Text>Everything we make can be mended.</Text>
      </>
    ),
  },
});

/** Its ground reaches the edges of the screen, its content stops at 1440 px: a screen of 2000 px, seen from afar. */
export const Constrained = meta.story({
  args: { variant: 'solid', constrainContent: true },
  render: (args) => (
    <div style={{ overflow: 'clip' }}>
      <div style={{ inlineSize: 2000, zoom: 0.5 }}>
        <Container {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/can be mended/);
    const content = text.getBoundingClientRect();
    const ground = text.parentElement!.getBoundingClientRect();
    await expect(content.width / ground.width).toBeCloseTo(1440 / 2000);
    await expect((content.left - ground.left) / ground.width).toBeCloseTo(280 / 2000);
  },
});
