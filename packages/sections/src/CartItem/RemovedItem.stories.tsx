import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { RemovedItem } from './RemovedItem.js';

const item = {
  id: 'line-1',
  lineItemId: 'line-1',
  title: 'Floor pump',
  price: { amount: '72.00', currencyCode: 'USD' },
  quantity: 2,
};

const meta = preview.meta({
  title: 'Sections/Cart/RemovedItem',
  component: RemovedItem,
  parameters: { sandbox: {} },
  args: { item, onUndo: fn() },
  argTypes: { item: { control: false }, notice: { control: false } },
  decorators: [
    // It takes the focus. Two of them on a page would take it from each other.
    (Story, { viewMode }) => (
      <div inert={viewMode === 'docs'}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo: put Floor pump back into the cart' });
    await expect(undo).toHaveAccessibleDescription('Floor pump was removed.');
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
});

/** The platform has not responded yet. */
export const Returning = meta.story({
  args: { isReturning: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
});
