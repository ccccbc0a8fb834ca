import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { Accordion } from './Accordion.js';

const items = [
  { id: 'delivery', title: 'Delivery', content: <Text>Two to four days, free above $60.</Text> },
  { id: 'returns', title: 'Returns', content: <Text>Within 60 days, also after a ride.</Text> },
  { id: 'warranty', title: 'Warranty', content: <Text>Ten years on frames, two on parts.</Text> },
];

const meta = preview.meta({
  title: 'Navigation/Accordion',
  component: Accordion,
  args: { items },
});

const open = (root: HTMLElement) =>
  [...root.querySelectorAll('details[open]')].map((element) => element.querySelector('summary')!.textContent);

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery'));
    await userEvent.click(canvas.getByText('Warranty'));
    await expect(open(canvasElement)).toEqual(['Delivery', 'Warranty']);
    await userEvent.click(canvas.getByText('Delivery'));
    await expect(open(canvasElement)).toEqual(['Warranty']);
  },
});

/** Opening one closes the others. */
export const Exclusive = meta.story({
  args: { isExclusive: true, defaultExpandedKeys: ['delivery'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(open(canvasElement)).toEqual(['Delivery']);
    await userEvent.click(canvas.getByText('Returns'));
    await expect(open(canvasElement)).toEqual(['Returns']);
  },
});

const changed = fn();

export const Controlled = meta.story({
  tags: ['proof'],
  beforeEach: () => {
    changed.mockClear();
  },
  render: function Controlled(args) {
    const [expandedKeys, setExpandedKeys] = useState(['returns']);
    return (
      <Accordion
        {...args}
        isExclusive
        expandedKeys={expandedKeys}
        onExpandedChange={(ids) => {
          changed(ids);
          setExpandedKeys(ids);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery'));
    await waitFor(() => expect(open(canvasElement)).toEqual(['Delivery']));
    await userEvent.click(canvas.getByText('Delivery'));
    await waitFor(() => expect(open(canvasElement)).toEqual([]));
    await expect(changed.mock.calls).toEqual([[['delivery']], [[]]]);
  },
});

export const Headings = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

export const Plain = meta.story({ args: { variant: 'plain', defaultExpandedKeys: ['delivery'] } });

export const OneDisabled = meta.story({
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'returns' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Warranty').closest('summary')).toHaveFocus();
  },
});

export const LongTitles = meta.story({
  args: {
    defaultExpandedKeys: ['a'],
    items: [
      {
        id: 'a',
        title: 'What happens if the frame arrives with a scratch that was not there when it left the workshop?',
        content: <Text>We send a new one, and a courier for the old one.</Text>,
      },
      ...items,
    ],
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  args: { defaultExpandedKeys: ['delivery'] },
  globals: { direction: 'rtl' },
});
