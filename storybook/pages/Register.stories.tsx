import { expect } from 'storybook/test';
import preview from '../.storybook/preview.js';
import { RegisterPage } from './pages.js';

const meta = preview.meta({
  title: 'Pages/Register',
  component: RegisterPage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: {
      description: { component: 'A new account, `/account/register`. What has to be given differs by platform.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Register' })).toBeVisible(),
});
