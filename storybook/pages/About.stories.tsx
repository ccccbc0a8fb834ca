import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { AboutPage } from './pages.js';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: { description: { component: 'About the shop, `/about`.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible(),
});
