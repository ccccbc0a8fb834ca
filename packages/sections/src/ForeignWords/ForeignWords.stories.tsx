import { Heading } from '@vitrine/components';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ForeignWords } from './ForeignWords.js';

const docs = `
A text with \`lang\` on its words of other languages. The shop's settings list these words once: \`foreignWords: { 三徳: 'ja' }\`. All sections show names
of products with it; use it for names in parts of your own.

**A screen reader announces** each word in its own language, if it has a voice for that.

**Do** list whole words, as the names have them. **Don't** list words that English has taken over, such as “café”.
`;

const meta = preview.meta({
  title: 'Sections/ForeignWords',
  component: ForeignWords,
  parameters: { sandbox: {}, docs: { description: { component: docs } } },
  args: { children: '三徳 Santoku Knife' },
  render: (args) => (
    <Heading level={2}>
      <ForeignWords {...args} />
    </Heading>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '三徳 Santoku Knife' })).toBeVisible();
    await expect(canvas.getByText('三徳')).toHaveAttribute('lang', 'ja');
  },
});

export const WholeName = meta.story({
  args: { children: 'Straßenmütze' },
  play: async ({ canvas }) => expect(canvas.getByText('Straßenmütze')).toHaveAttribute('lang', 'de'),
});

/** Most names have no such word: they are plain text. */
export const PlainText = meta.story({
  args: { children: 'Floor Pump' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Floor Pump' }).children).toHaveLength(0),
});
