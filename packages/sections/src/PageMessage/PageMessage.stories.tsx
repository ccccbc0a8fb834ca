import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { PageMessage } from './PageMessage.js';

const usage = `
import { PageMessage } from '@vitrine/sections';

export const Thanks = () => (
  <PageMessage title="Thank you" text="A message is on its way." link={{ href: '/', label: 'Back to the start page' }} />
);
`.trim();

const meta = preview.meta({
  title: 'Sections/Shop/PageMessage',
  component: PageMessage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: { source: { code: usage } },
  },
  args: { title: 'Thank you', text: 'A message is on its way.', link: { href: '/', label: 'Back to the start page' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
});
