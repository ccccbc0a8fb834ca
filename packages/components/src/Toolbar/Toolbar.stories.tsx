import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.js';
import { Divider } from '../Divider/Divider.js';
import { LayoutGridIcon, ListIcon } from '../icons/icons.js';
import { Link } from '../Link/Link.js';
import { Text } from '../Text/Text.js';
import { withScreenReader } from '../testing/screenReader.js';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.js';
import { VStack } from '../VStack/VStack.js';
import { Toolbar, type ToolbarProps } from './Toolbar.js';

const views = [
  { id: 'grid', label: 'Grid', icon: <LayoutGridIcon size={20} aria-hidden="true" /> },
  { id: 'list', label: 'List', icon: <ListIcon size={20} aria-hidden="true" /> },
];

/** The bar above a list of orders, and the last thing that it did. */
function Orders({ orientation = 'horizontal', ...rest }: ToolbarProps) {
  const [done, setDone] = useState('');
  return (
    <VStack gap={3} align="start">
      <Toolbar {...rest} orientation={orientation}>
        <ButtonGroup aria-label="Orders" orientation={orientation}>
          {['Print', 'Export'].map((label) => (
            <Button key={label} size="sm" variant="ghost" onPress={() => setDone(`${label}: done`)}>
              {label}
            </Button>
          ))}
        </ButtonGroup>
        <Divider orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'} />
        <ToggleGroup
          aria-label="View"
          items={views}
          size="sm"
          isIconOnly
          orientation={orientation}
          defaultSelectedKeys={['grid']}
          disallowEmptySelection
          onSelectionChange={(keys) => setDone(`View: ${[...keys].join()}`)}
        />
        <Divider orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'} />
        <Button size="sm" variant="ghost" isDisabled>
          Undo
        </Button>
        <Button size="sm" variant="ghost" onPress={() => setDone('Help: open')}>
          Help
        </Button>
      </Toolbar>
      <Link href="#order">Order 1042</Link>
      <div role="status">{done && <Text>{done}</Text>}</div>
    </VStack>
  );
}

const meta = preview.meta({
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: { 'aria-label': 'List of orders' },
  argTypes: { children: { control: false } },
  render: (args) => <Orders {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'List of orders' })).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Export: done');
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('View: list');
  },
});

/** The arrow keys go through all groups, without the disabled button. */
export const Keys = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const view = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(button('Print')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button('Print')).toHaveFocus();
    for (const next of [button('Export'), view('Grid'), view('List'), button('Help'), button('Help')]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Help: open');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(view('List')).toBeChecked();
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    // Icons are in the middle of the bar.
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const bar = canvas.getByRole('toolbar', { name: 'List of orders' });
    await expect(Math.abs(middle(canvas.getByRole('radio', { name: 'Grid' })) - middle(bar))).toBeLessThan(1);
  },
});

/** In little room the controls wrap. No line begins or ends with a divider, at any width. */
export const Narrow = meta.story({
  render: (args) => (
    <div data-testid="place" style={{ inlineSize: '14rem' }}>
      <Orders {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('Help')).toBeGreaterThan(top('Print'));

    const place = canvas.getByTestId('place');
    const isBeside = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.bottom > b.top && b.bottom > a.top;
    };
    /** Dividers that show beside two controls, or do not show between two lines. */
    const areRight = () =>
      canvas.getAllByRole('separator', { hidden: true }).every((divider) => {
        const [before, after] = [divider.previousElementSibling!, divider.nextElementSibling!];
        return (getComputedStyle(divider).visibility === 'visible') === isBeside(before, after);
      });
    const widths = ['10rem', '12rem', '14rem', '15.5rem', '17rem', '19rem', '22rem', '40rem', '14rem'];
    for (const width of widths) {
      place.style.inlineSize = width;
      await waitFor(() => expect(areRight()).toBe(true));
      // What begins a line is at its begin.
      const start = bar.firstElementChild!.getBoundingClientRect().left;
      const [first] = canvas.getAllByRole('button', { name: /Undo|Help/ });
      const view = canvas.getByRole('radiogroup');
      if (!isBeside(view, bar.firstElementChild!)) await expect(view.getBoundingClientRect().left).toBe(start);
      else if (!isBeside(first!, view)) await expect(first!.getBoundingClientRect().left).toBe(start);
    }
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads }) => {
      await hears('toolbar, List of orders, orientated horizontally');
      await reads('group, Orders', 'button, Print');
    }),
});
