import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { PageMessage } from './PageMessage.js';

const docs = `
A page with one message and a link to go on: after an order, or after a form was sent. It renders on the server; its link is a small script.
\`NotFound\` and \`ErrorMessage\` are such pages with their texts.

**A screen reader announces** the title as the heading of the page.

**Do** say what happened and what comes next. **Don't** use it within a page: use an \`Alert\` there.
`;

const usage = `
<PageMessage title="Thank you" text="A message is on its way." link={{ href: '/', label: 'Back to the start page' }} />
`.trim();

const meta = preview.meta({
  title: 'Sections/PageMessage',
  component: PageMessage,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    docs: { description: { component: docs }, source: { code: usage } },
  },
  args: { title: 'Thank you', text: 'A message is on its way.', link: { href: '/', label: 'Back to the start page' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
});
