import { expect } from 'storybook/test';
import preview from '@vitrine/story-kit/preview';
import { ContactPage } from './pages.js';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'A message to the shop, `/contact`. The form shows if the platform takes messages.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible(),
});
