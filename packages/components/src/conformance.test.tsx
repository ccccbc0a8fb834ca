import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './testing/examples.js';

/** Components without an element of their own, or without one before they open. Their stories show where the attributes go. */
const withoutElement = [
  'I18nProvider',
  'LinkProvider',
  'MessagesProvider',
  'SchemeScript',
  'ThemeStyle',
  'Dialog',
  'DialogBody',
  'DialogFooter',
  'DialogHeader',
  'Drawer',
  'DrawerBody',
  'DrawerFooter',
  'DrawerHeader',
  'Gallery',
  'Menu',
  'MenuItem',
  'MenuSection',
  'Popover',
  'ToastRegion',
  'Tooltip',
  // The example of `Field` is a component of the page, and an example of a part is the whole around it.
  'Field',
  'GridListItem',
  'ListBoxItem',
  'ListBoxSection',
  'ListItem',
  'Option',
  'OptionGroup',
  'Radio',
  'Tab',
];

const attributes = { id: 'own-id', className: 'own-class', style: { outlineColor: 'red' }, 'data-own': 'own' };

const components = Object.entries(examples).filter(([name]) => !withoutElement.includes(name));

test.each(components)('%s passes attributes on to its element', (_name, element) => {
  const html = renderToString(cloneElement(element as ReactElement<object>, attributes));
  const roots = [...html.matchAll(/<[^>]* data-own="own"[^>]*>/g)].map(([tag]) => tag);
  expect(roots).toHaveLength(1);
  expect(roots[0]).toMatch(/ class="[^"]*\bown-class\b/);
  expect(roots[0]).toMatch(/ style="[^"]*outline-color:red/);
  // In a field, the control has the id, and the label refers to it.
  expect(html.match(/ id="own-id"/g)).toHaveLength(1);
});

/** HTML with the attributes of each element in alphabetic order. */
const inOrder = (html: string) =>
  html.replace(/<\w[^>]*>/g, (tag) => (tag.match(/ [\w-]+(="[^"]*")?/g) ?? []).sort().join(''));

test.each(Object.entries(examples))('%s is the same with props that are undefined', (_name, element) => {
  const { props } = element as ReactElement<object>;
  const absent = ['role', 'title', 'lang', 'className', 'aria-label', 'aria-hidden'].filter((name) => !(name in props));
  const withAbsent = cloneElement(element, Object.fromEntries(absent.map((name) => [name, undefined])));
  expect(inOrder(renderToString(withAbsent))).toBe(inOrder(renderToString(element)));
});

/** Fields with one control. */
const controls = ['ComboBox', 'Input', 'NativeSelect', 'NumberInput', 'SearchField', 'Select', 'TextArea'] as const;

test.each(controls)("%s has a class for its control, in addition to the field's", (name) => {
  const classes = { className: 'own-field', inputClassName: 'own-control' };
  const html = renderToString(cloneElement(examples[name] as ReactElement<object>, classes));
  const [field, control] = ['own-field', 'own-control'].map(
    (own) => html.match(new RegExp(`<(\\w+)[^>]* class="[^"]*\\b${own}\\b`))?.[1],
  );
  expect(field).toBe('div');
  expect(['input', 'select', 'textarea', 'button']).toContain(control);
  expect(html.match(/own-control/g)).toHaveLength(1);
});
