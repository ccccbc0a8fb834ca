import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { NotFoundPage } from './pages.js';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFoundPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: { description: { component: 'The page for every unknown address.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(),
});
