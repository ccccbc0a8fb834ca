import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ButtonGroup } from './ButtonGroup.js';

const meta = preview.meta({
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    'aria-label': 'Order 1042',
    children: ['Invoice', 'Return', 'Order again'].map((label) => (
      <Button key={label} variant="outline">
        {label}
      </Button>
    )),
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Order 1042' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Return' })).toHaveFocus();
  },
});

/** The frames of neighbours share a line, and only the ends are round. */
export const Attached = meta.story({
  args: { isAttached: true },
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('button');
    await expect(first!.getBoundingClientRect().right - second!.getBoundingClientRect().left).toBe(1);
    const corners = [first, second, last].map((button) => {
      const { borderStartStartRadius, borderStartEndRadius } = getComputedStyle(button!);
      return [borderStartStartRadius !== '0px', borderStartEndRadius !== '0px'];
    });
    await expect(corners).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  },
});

export const Vertical = meta.story({
  args: { isAttached: true, orientation: 'vertical' },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { isAttached: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second!.right - first!.left).toBe(1);
  },
});
