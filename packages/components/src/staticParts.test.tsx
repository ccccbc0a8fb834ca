// @vitest-environment happy-dom
import './testEnvironment.js';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { cloneElement, type ReactElement, type SyntheticEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaticProps } from './internal/dom.js';
import {
  Button,
  type AlertProps,
  type ButtonLinkProps,
  type ButtonProps,
  type ImageProps,
  type LinkProps,
  type PriceProps,
  type SkipLinkProps,
  type StepperProps,
  type TextProps,
  type VStackProps,
} from './index.js';
import { examples } from './testing/examples.js';

afterEach(cleanup);

const names = [
  ...(['AspectRatio', 'Badge', 'Container', 'Divider', 'Grid', 'Heading', 'HStack', 'Image', 'List', 'Logo'] as const),
  ...(['Avatar', 'ButtonGroup', 'Card', 'Code', 'Fieldset', 'Kbd'] as const),
  ...(['Alert', 'Breadcrumb', 'Pagination', 'Rating', 'Spinner', 'Stepper', 'Table'] as const),
  ...(['ButtonLink', 'IconButton', 'Link', 'SkipLink'] as const),
  ...(['Price', 'RichText', 'Skeleton', 'Text', 'VisuallyHidden', 'VStack'] as const),
];

const parts: [string, unknown][] = [
  ...names.map((name) => [name, examples[name]] as [string, unknown]),
  ['Button', <Button>Buy</Button>],
];

test.each(parts)('%s takes every event of its element, and can be hidden', (_name, element) => {
  const [onClick, onMouseEnter, onAnimationEnd] = [
    vi.fn((event: SyntheticEvent) => event.preventDefault()),
    vi.fn(),
    vi.fn(),
  ];
  const props: StaticProps = { hidden: true, onClick, onMouseEnter, onAnimationEnd };
  const { container } = render(
    cloneElement(element as ReactElement<object>, { ...props, 'data-own': 'own' } as object),
  );
  const root = container.querySelector('[data-own]')!;
  expect(root.hasAttribute('hidden')).toBe(true);
  fireEvent.click(root);
  fireEvent.mouseEnter(root);
  fireEvent.animationEnd(root);
  for (const handler of [onClick, onMouseEnter, onAnimationEnd]) expect(handler).toHaveBeenCalledOnce();
});

test('their types have these props', () => {
  const handler = () => {};
  const typed: [TextProps, VStackProps, ImageProps, PriceProps, AlertProps, StepperProps] = [
    { onCopy: handler, hidden: false },
    { onDragOver: handler, hidden: false },
    { src: '/a.jpg', alt: '', onLoad: handler, onError: handler },
    { price: undefined, onPointerEnter: handler },
    { title: <b>Sent</b>, onAnimationEnd: handler, hidden: false },
    { steps: [], finished: 0, onClick: (event) => event.currentTarget.start, hidden: true },
  ];
  const controls: [LinkProps, ButtonLinkProps, SkipLinkProps, ButtonProps] = [
    { href: '/', onMouseEnter: handler, hidden: true },
    { href: '/', onKeyDown: (event) => event.currentTarget.href, hidden: true },
    { onPointerEnter: handler, hidden: true },
    { onPointerLeave: (event) => event.currentTarget.form, onMouseEnter: handler, onKeyDown: handler, hidden: true },
  ];
  expect(typed.length + controls.length).toBe(10);
});
