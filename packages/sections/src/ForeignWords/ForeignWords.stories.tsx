import { Heading } from '@vitrine/components';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { ForeignWords } from './ForeignWords.js';

const meta = preview.meta({
  title: 'Sections/Shop/ForeignWords',
  component: ForeignWords,
  parameters: { sandbox: {} },
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
