// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ListBox } from './ListBox.js';
import { ListBoxItem } from './ListBoxItem.js';

afterEach(cleanup);

const items = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B', isDisabled: true },
  { label: 'More', items: [{ id: 'c', label: 'C' }] },
];

test('the server writes all options', () => {
  const html = renderToStaticMarkup(<ListBox label="Sizes" items={items} selectionMode="single" />);
  for (const text of ['role="listbox"', '>A<', '>B<', '>C<', '>More<']) expect(html).toContain(text);
});

test('all are the ones that can be chosen, also in sections', async () => {
  const chosen = vi.fn<(keys: Set<string>) => void>();
  render(<ListBox label="Sizes" items={items} selectionMode="multiple" onSelectionChange={chosen} />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect([...chosen.mock.lastCall![0]]).toEqual(['a', 'c']);
});

test('keys disable options in addition to their own state', async () => {
  const chosen = vi.fn();
  render(
    <ListBox label="Sizes" items={items} selectionMode="single" disabledKeys={['a']} onSelectionChange={chosen} />,
  );
  const disabled = screen.getAllByRole('option').filter((option) => option.ariaDisabled === 'true');
  expect(disabled.map((option) => option.textContent)).toEqual(['A', 'B']);
  await userEvent.click(screen.getByRole('option', { name: 'A' }));
  expect(chosen).not.toHaveBeenCalled();
});

test('an option outside of a list says where it belongs', () => {
  expect(() => renderToStaticMarkup(<ListBoxItem id="a">A</ListBoxItem>)).toThrow(
    'ListBoxItem is outside of its place: put it directly into a ListBox or a ListBoxSection, which draws it.',
  );
});
