import { Text } from '@vitrine/components';
import { ReadShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Banner } from './Banner.js';

const meta = preview.meta({
  title: 'Sections/Shop/Banner',
  component: Banner,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { title: 'Bicycles and kitchen goods made to last', showTitle: true, image: undefined },
  argTypes: { image: { control: false }, children: { control: false } },
  render: (args) => (
    <ReadShop read={(commerce) => commerce.catalog.collection('bikes')}>
      {({ image }) => <Banner {...args} image={image} />}
    </ReadShop>
  ),
});

export const WithTitle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(heading.getBoundingClientRect().width).toBeGreaterThan(100);
  },
});

const textUsage = `
<Banner title="Bicycles and kitchen goods made to last" showTitle image={image}>
  <Text size="lg">Built in San Mateo, and mended there too.</Text>
</Banner>
`.trim();

export const WithText = meta.story({
  parameters: { docs: { source: { code: textUsage } } },
  args: { children: <Text size="lg">Built in San Mateo, and mended there too.</Text> },
});

export const TitleForScreenReadersOnly = meta.story({
  args: { showTitle: false },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

export const WithoutPicture = meta.story({
  parameters: { docs: { source: { code: '<Banner title="Bicycles and kitchen goods made to last" showTitle />' } } },
  render: (args) => <Banner {...args} />,
});
