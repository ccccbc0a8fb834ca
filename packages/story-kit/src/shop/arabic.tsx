/// <reference types="vite/client" />
import type { Decorator } from '@storybook/react-vite';
import { MessagesProvider } from '@vitrine/components';
import { messages as arabicMessages } from '@vitrine/components/messages/ar';
import { cloneElement, isValidElement } from 'react';
import commonWords from './arabicWords.json';

const words = import.meta.glob<Record<string, string>>('../../../*/src/*/*.arabic.json', {
  eager: true,
  import: 'default',
});

/**
 * The Arabic texts of examples and pictures by their English texts. A text without an entry stays English. The words of a single
 * component are in its folder.
 */
const arabicWords: Partial<Record<string, string>> = Object.assign({}, commonWords, ...Object.values(words));

/** Translates a value to Arabic: texts, also in lists, objects and elements. */
export function inArabic<Value>(value: Value): Value;
export function inArabic(value: unknown): unknown {
  if (typeof value === 'string') return arabicWords[value] ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => inArabic(item));
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, textsOf(value.props));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? textsOf(value as Record<string, unknown>) : value;
}

const textsOf = (props: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, inArabic(value)]));

/** Translates a story's args and its components' messages to Arabic. */
export const withArabic: Decorator = (Story, { args }) => (
  <MessagesProvider messages={arabicMessages}>{Story({ args: inArabic(args) })}</MessagesProvider>
);
