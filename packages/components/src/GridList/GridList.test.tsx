// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { GridList } from './GridList.js';
import { GridListItem } from './GridListItem.js';

afterEach(cleanup);

const items = [
  { id: 'a', label: 'A', content: <a href="#a">A</a>, description: 'First' },
  { id: 'b', label: 'B', isDisabled: true },
  { id: 'c', label: 'C', actions: <button type="button">Remove</button> },
];

test('the server writes all rows with their links', () => {
  const html = renderToStaticMarkup(<GridList label="Files" items={items} selectionMode="multiple" />);
  for (const text of ['role="grid"', 'href="#a"', '>B<', '>Remove<']) expect(html).toContain(text);
});

test('a press on a link or a button is no press on the row', async () => {
  const onAction = vi.fn();
  render(<GridList label="Files" items={items} onAction={onAction} />);
  await userEvent.click(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('First'));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('a');
});

test('all are the ones that can be chosen', async () => {
  const chosen = vi.fn<(keys: Set<string>) => void>();
  render(
    <GridList label="Files" items={items} selectionMode="multiple" disabledKeys={['c']} onSelectionChange={chosen} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect([...chosen.mock.lastCall![0]]).toEqual(['a']);
});

test('children describe rows, named by their words', () => {
  render(
    <GridList aria-label="Files">
      <GridListItem id="a" description="First">
        <b>Letter</b> A
      </GridListItem>
    </GridList>,
  );
  expect(screen.getByRole('row', { name: 'Letter A First' })).toBeTruthy();
});

test('a row outside of a list says where it belongs', () => {
  expect(() => renderToStaticMarkup(<GridListItem id="a">A</GridListItem>)).toThrow(
    'GridListItem is outside of its place: put it directly into a GridList, which draws it.',
  );
});
