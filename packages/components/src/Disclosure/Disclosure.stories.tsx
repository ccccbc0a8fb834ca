import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RulerIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';
import { Disclosure } from './Disclosure.js';

const meta = preview.meta({
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'Size guide',
    children: <Text>Measure around the widest part of the head, a finger above the brows.</Text>,
    onExpandedChange: fn(),
  },
});

const details = (root: HTMLElement) => root.querySelector('details')!;

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const content = canvas.getByText(/Measure around/);
    await expect(content).not.toBeVisible();
    const title = canvas.getByText('Size guide');
    await expect(title.closest('summary')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.tab();
    await expect(title.closest('summary')).toHaveFocus();
    await userEvent.click(title);
    await expect(details(canvasElement).open).toBe(true);
    await waitFor(() => expect(content).toBeVisible());
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(title);
    await expect(details(canvasElement).open).toBe(false);
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(false));
  },
});

export const Open = meta.story({
  args: { defaultExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Measure around/)).toBeVisible();
  },
});

export const Plain = meta.story({ args: { variant: 'plain', defaultExpanded: true } });

export const AsHeading = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Size guide' })).toBeVisible();
  },
});

export const WithIcon = meta.story({ args: { icon: <RulerIcon aria-hidden="true" /> } });

/** It also stays closed after a click without a pointer, which screen readers send. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('button', { name: 'Size guide', expanded: false });
    await expect(title).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(title);
    title.click();
    await expect(canvas.getByText(/Measure around/)).not.toBeVisible();
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
  },
});

export const DisabledOpen = meta.story({
  tags: ['proof'],
  args: { isDisabled: true, defaultExpanded: true, headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Size guide' })).toBeVisible();
    canvas.getByRole('button', { expanded: true }).click();
    await expect(canvas.getByText(/Measure around/)).toBeVisible();
  },
});

/** It is open only while the caller's prop is true. */
export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [isExpanded, setExpanded] = useState(false);
    return (
      <Disclosure
        {...args}
        isExpanded={isExpanded}
        onExpandedChange={(open) => {
          setExpanded(open);
          args.onExpandedChange?.(open);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Size guide'));
    await waitFor(() => expect(details(canvasElement).open).toBe(true));
    await userEvent.click(canvas.getByText('Size guide'));
    await waitFor(() => expect(details(canvasElement).open).toBe(false));
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(2);
  },
});

/** The caller ignores the change, so it stays closed. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { isExpanded: false },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Size guide'));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
    await expect(details(canvasElement).open).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  args: { defaultExpanded: true },
  globals: { direction: 'rtl' },
});
