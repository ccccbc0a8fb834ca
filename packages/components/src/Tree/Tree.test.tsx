// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Tree } from './Tree.js';

afterEach(cleanup);

const items = [
  { id: 'a', label: 'A', items: [{ id: 'b', label: 'B', isDisabled: true, items: [{ id: 'c', label: 'C' }] }] },
  { id: 'd', label: 'D', content: <a href="#d">D</a>, items: [] },
];

test('the server writes the rows of open levels', () => {
  const html = renderToStaticMarkup(<Tree label="Categories" items={items} defaultExpandedKeys={['a']} />);
  for (const text of ['role="treegrid"', '>A<', '>B<', 'href="#d"']) expect(html).toContain(text);
  expect(html).not.toContain('>C<');
});

test('rows have their level and their place in it', () => {
  render(<Tree label="Categories" items={items} defaultExpandedKeys={['a', 'b']} />);
  const places = screen
    .getAllByRole('row')
    .map((row) => [row.ariaLabel, row.ariaLevel, row.ariaPosInSet, row.ariaSetSize, row.ariaExpanded]);
  expect(places).toEqual([
    ['A', '1', '1', '2', 'true'],
    ['B', '2', '1', '1', 'true'],
    ['C', '3', '1', '1', null],
    ['D', '1', '2', '2', null],
  ]);
});

test('all are the ones that can be chosen, also in closed rows', async () => {
  const chosen = vi.fn<(keys: Set<string>) => void>();
  render(<Tree label="Categories" items={items} selectionMode="multiple" onSelectionChange={chosen} />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect([...chosen.mock.lastCall![0]]).toEqual(['a', 'c', 'd']);
});

test('a row with an action acts, and its button opens it', async () => {
  const onAction = vi.fn();
  const onExpandedChange = vi.fn<(keys: Set<string>) => void>();
  render(<Tree label="Categories" items={items} onAction={onAction} onExpandedChange={onExpandedChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand A' }));
  expect([...onExpandedChange.mock.lastCall![0]]).toEqual(['a']);
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('A'));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('a');
  expect(onExpandedChange).toHaveBeenCalledOnce();
});
