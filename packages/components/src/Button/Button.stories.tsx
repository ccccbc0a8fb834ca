import preview from '@vitrine/story-kit/preview';
import { useState, type FormEvent } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { ArrowRightIcon, ShoppingBagIcon } from '../icons/icons.js';
import { Input } from '../Input/Input.js';
import { looksOf } from '../testing/looks.js';
import { media } from '../theme/media.js';
import { VStack } from '../VStack/VStack.js';
import { Button, type ButtonProps } from './Button.js';

/** Left edge of the text itself, in px. */
function textLeft(canvas: ReturnType<typeof within>, text: string) {
  const range = document.createRange();
  const node = [...canvas.getByText(text).childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  range.selectNode(node!);
  return range.getBoundingClientRect().left;
}

const variants = ['primary', 'solid', 'danger', 'secondary', 'outline', 'ghost', 'link', 'unstyled'] as const;

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to Cart', onPress: fn() },
});

export const Primary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await expect(button.getBoundingClientRect().height).toBe(48);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);

    button.blur();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

export const Variants = meta.story({
  render: (args) => (
    <HStack wrap gap={4}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button').map(looksOf);
    await expect(new Set(looks).size).toBe(variants.length);
  },
});

export const Small = meta.story({
  render: (args) => (
    <HStack wrap gap={4}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} size="sm">
          {variant}
        </Button>
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'primary' }).getBoundingClientRect();
    await expect(height).toBe(matchMedia(media.coarse).matches ? 44 : 40);
  },
});

/** For the one action of a page that sells. */
export const Large = meta.story({
  tags: ['proof'],
  args: { size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(56);
  },
});

/** The names that React's actions and libraries for forms use. */
export const ClickAndPending = meta.story({
  tags: ['proof'],
  args: { onClick: fn() },
  render: (args) => (
    <HStack gap={4}>
      <Button {...args}>Save</Button>
      <Button {...args} isPending>
        Send
      </Button>
    </HStack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [save, send] = canvas.getAllByRole('button');
    await userEvent.click(save!);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send!);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const WithIcons = meta.story({
  render: (args) => (
    <HStack wrap gap={4}>
      <Button {...args} iconBefore={<ShoppingBagIcon />} />
      <Button {...args} variant="outline" iconAfter={<ArrowRightIcon />}>
        Next
      </Button>
    </HStack>
  ),
  play: async ({ canvas }) => {
    // The text is the name. The icons are silent, each on its own side.
    const left = (name: string, part: Element | null) => part!.getBoundingClientRect().left - textLeft(canvas, name);
    await expect(
      left('Add to Cart', canvas.getByRole('button', { name: 'Add to Cart' }).querySelector('svg')),
    ).toBeLessThan(0);
    await expect(left('Next', canvas.getByRole('button', { name: 'Next' }).querySelector('svg'))).toBeGreaterThan(0);
  },
});

/** 'Before' and 'after' follow the reading direction. */
export const WithIconsRightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { iconBefore: <ShoppingBagIcon /> },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('svg')!.getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(textLeft(canvas, 'Add to Cart'));
  },
});

export const FullWidth = meta.story({
  tags: ['proof'],
  args: { isFullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.getBoundingClientRect().width;
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(room);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, children: 'Sold out' },
  render: (args) => (
    <HStack wrap gap={4}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </HStack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Sold out' })) {
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

/** A spinner replaces the text. The button keeps its name, its size and its focus, and screen readers announce 'Loading'. */
export const Loading = meta.story({
  args: { isLoading: true },
  render: (args) => (
    <HStack wrap gap={4}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </HStack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Add to Cart' })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveFocus();
    }
    await expect(args.onPress).not.toHaveBeenCalled();
    for (const status of canvas.getAllByRole('status')) await expect(status).toHaveTextContent('Loading');
  },
});

function Saving(props: ButtonProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <VStack align="start">
      <Button
        {...props}
        isLoading={isLoading}
        onPress={(event) => {
          props.onPress?.(event);
          setLoading(true);
        }}
      />
      <Button variant="outline" size="sm" onPress={() => setLoading(false)}>
        Finish
      </Button>
    </VStack>
  );
}

export const BecomesLoading = meta.story({
  tags: ['proof'],
  args: { loadingLabel: 'Submitting...', children: 'Send' },
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    const { width, height } = button.getBoundingClientRect();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.dblClick(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleName('Submitting...');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Submitting...'));
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });

    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(button).toHaveAccessibleName('Send');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

const submitted = fn();

function Form({ isLoading }: { isLoading: boolean }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitted();
  };
  return (
    <form onSubmit={submit}>
      <HStack wrap align="end">
        <Input label={isLoading ? 'Busy email' : 'Email'} autoComplete="email" />
        <Button type="submit" isLoading={isLoading}>
          {isLoading ? 'Busy' : 'Send'}
        </Button>
      </HStack>
    </form>
  );
}

/** A submit button that is loading prevents a second submit, by a press and by Enter in a field. */
export const InAForm = meta.story({
  tags: ['proof'],
  render: () => (
    <VStack>
      <Form isLoading={false} />
      <Form isLoading />
    </VStack>
  ),
  beforeEach: () => {
    submitted.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));

    await userEvent.click(canvas.getByRole('button', { name: 'Busy' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Busy email' }), '{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(2);
  },
});

/** It grows with its text up to the width of its container. */
export const LongText = meta.story({
  tags: ['proof'],
  args: { children: 'All required options must be selected before this bicycle can be added to your bag' },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(16 * 16);
    await expect(button.getBoundingClientRect().height).toBeGreaterThan(48);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});
