// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ComponentProps, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ButtonLink, ComboBox, IconButton, Link, NativeSelect, RadioGroup, Select } from '../index.js';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset().mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Props without one that the types require, as in JavaScript. */
const untyped = <Props,>(props: Partial<Props>) => props as Props;
const items = ['s', 'm', 'l', 'xl', 'xxl', '3xl'].map((value) => ({ value, label: value.toUpperCase() }));
const asOrders = ({ href: _, ...props }: ComponentProps<'a'>) => (
  <a {...props} href="/orders">
    Orders
  </a>
);

const mistakes: [string, ReactElement, string][] = [
  [
    'a link without a URL',
    <Link {...untyped<ComponentProps<typeof Link>>({ children: 'Orders' })} />,
    'Link "Orders": it has no `href`',
  ],
  [
    'a button link without a URL',
    <ButtonLink {...untyped<ComponentProps<typeof ButtonLink>>({})}>{['To the ', 'checkout']}</ButtonLink>,
    'ButtonLink: it has no `href`',
  ],
  [
    'an icon button without a name',
    <IconButton {...untyped<ComponentProps<typeof IconButton>>({ icon: <svg /> })} />,
    'IconButton: it has no name',
  ],
  [
    "a select's value that is no item's",
    <Select label="Size" items={items} value="XL" />,
    'Select "Size": its value "XL" is no item\'s, so nothing shows as chosen. Give the `value` of an item ("s", "m", "l", "xl", "xxl", …)',
  ],
  [
    "a native select's first value that is no item's",
    <NativeSelect aria-label="Size" items={items} defaultValue="S" />,
    'NativeSelect "Size": its value "S" is no item\'s',
  ],
  [
    "a combo box's value that is no item's",
    <ComboBox label="Size" items={items} value="L" />,
    'ComboBox "Size": its value "L" is no item\'s',
  ],
  [
    "one of a combo box's first values that is no item's",
    <ComboBox label="Sizes" items={items} multiple defaultValue={['s', 'S']} />,
    'ComboBox "Sizes": its value "S" is no item\'s',
  ],
  [
    "a radio group's value that is no item's",
    <RadioGroup label="Size" items={items} value="M" />,
    'RadioGroup "Size": its value "M" is no item\'s',
  ],
];

test.each(mistakes)('%s is reported once', (_name, element, message) => {
  render(<StrictMode>{element}</StrictMode>);
  render(element);
  expect(error.mock.calls).toEqual([[expect.stringContaining(message)]]);
});

test.each([
  ['a link to this page', <Link href="">Top</Link>],
  ["a framework's link, which has its own check", <Link href="/orders" linkAs={asOrders} />],
  [
    'an icon button named by another element',
    <IconButton {...untyped<ComponentProps<typeof IconButton>>({ 'aria-labelledby': 'title', icon: <svg /> })} />,
  ],
  ['a select without a choice', <Select label="Size" items={items} value={null} placeholder="Choose" />],
  ['a select whose items load', <Select label="Size" items={[]} value="s" />],
  ['a combo box whose items load', <ComboBox label="Size" items={items} value="L" isLoading />],
  [
    'a combo box whose items a server looks up',
    <ComboBox label="Size" items={items} value="L" onInputChange={() => {}} />,
  ],
  ['a radio group without a choice', <RadioGroup label="Size" items={items} value={null} />],
])('%s is no mistake', (_name, element) => {
  render(element);
  expect(error).not.toHaveBeenCalled();
});

test('nothing is reported in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  render(<Link {...untyped<ComponentProps<typeof Link>>({ children: 'Returns' })} />);
  expect(error).not.toHaveBeenCalled();
});
