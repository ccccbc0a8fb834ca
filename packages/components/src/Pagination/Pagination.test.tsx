// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Pagination } from '../index.js';

afterEach(cleanup);

const getHref = (page: number) => `#page-${page}`;

test('a plain press on a link calls `onPageChange` in place of following it', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={2} totalPages={5} getHref={getHref} onPageChange={onPageChange} />);
  const link = screen.getByRole('link', { name: 'Page 4' });
  expect(link.getAttribute('href')).toBe('#page-4');
  await userEvent.click(link);
  await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(onPageChange.mock.calls).toEqual([[4], [1]]);
  expect(fireEvent.click(link)).toBe(false);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a press with %s is the browser’s', (key) => {
  const onPageChange = vi.fn();
  render(<Pagination page={2} totalPages={5} getHref={getHref} onPageChange={onPageChange} />);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Page 4' }), { [key]: true })).toBe(true);
  expect(onPageChange).not.toHaveBeenCalled();
});

test('without URLs the pages are buttons, which do not submit a form', async () => {
  const [onPageChange, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <Pagination page={1} totalPages={5} onPageChange={onPageChange} />
    </form>,
  );
  expect(screen.queryAllByRole('link')).toEqual([]);
  for (const name of ['Next page', 'Page 5', 'Page 1', 'Previous page'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(onPageChange.mock.calls).toEqual([[2], [5]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
});
