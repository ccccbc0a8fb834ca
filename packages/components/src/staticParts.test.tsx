// @vitest-environment happy-dom
import './testEnvironment.js';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaticProps } from './internal/dom.js';
import type { ImageProps, PriceProps, TextProps, VStackProps } from './index.js';
import { examples } from './testing/examples.js';

afterEach(cleanup);

const names = [
  ...(['AspectRatio', 'Badge', 'Container', 'Divider', 'Grid', 'Heading', 'HStack', 'Image', 'List', 'Logo'] as const),
  ...(['Avatar', 'ButtonGroup', 'Card', 'Code', 'Fieldset', 'Kbd'] as const),
  ...(['Price', 'RichText', 'Skeleton', 'Text', 'VisuallyHidden', 'VStack'] as const),
];

test.each(names)('%s takes every event of its element, and can be hidden', (name) => {
  const [onClick, onMouseEnter, onAnimationEnd] = [vi.fn(), vi.fn(), vi.fn()];
  const props: StaticProps = { hidden: true, onClick, onMouseEnter, onAnimationEnd };
  const { container } = render(
    cloneElement(examples[name] as ReactElement<object>, { ...props, 'data-own': 'own' } as object),
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
  const typed: [TextProps, VStackProps, ImageProps, PriceProps] = [
    { onCopy: handler, hidden: false },
    { onDragOver: handler, hidden: false },
    { src: '/a.jpg', alt: '', onLoad: handler, onError: handler },
    { price: undefined, onPointerEnter: handler },
  ];
  expect(typed).toHaveLength(4);
});
