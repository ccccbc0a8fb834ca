import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withScreenReader } from '../testing/screenReader.js';
import { Pagination } from './Pagination.js';

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 20, getHref: (page: number) => `#page-${page}` },
});

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#page-1',
      '#page-2',
      '#page-3',
      '#page-20',
      '#page-2',
    ]);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-2');
  },
});

export const InTheMiddle = meta.story({
  args: { page: 10 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('1…91011…20');
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
});

export const LastPage = meta.story({
  args: { page: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('1…181920');
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-19');
  },
});

export const SevenPages = meta.story({
  args: { page: 4, totalPages: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('1234567');
  },
});

export const OnePage = meta.story({
  tags: ['proof'],
  args: { totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

function PagesInState({ onPageChange, totalPages }: { onPageChange: (page: number) => void; totalPages: number }) {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
    />
  );
}

const turned = fn();

/** Without URLs, the pages are buttons. The arrow at the end keeps the focus. */
export const InState = meta.story({
  tags: ['proof'],
  render: () => <PagesInState totalPages={3} onPageChange={turned} />,
  beforeEach: () => {
    turned.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(turned.mock.calls).toEqual([[2], [3]]);
  },
});

export const OtherTexts = meta.story({
  args: {
    page: 2,
    totalPages: 3,
    'aria-label': 'Produktseiten',
    labels: { previous: 'Vorige Seite', next: 'Nächste Seite', page: 'Seite {page}' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Produktseiten' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute('rel', 'next');
  },
});

/** All cells in one row of a 320 px screen. */
export const Narrow = meta.story({
  args: { page: 10 },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = new Set(canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top));
    await expect(rows.size).toBe(1);
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  args: { page: 10 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' }).getBoundingClientRect();
    const next = canvas.getByRole('link', { name: 'Next page' }).getBoundingClientRect();
    await expect(previous.left).toBeGreaterThan(next.right);
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  args: { page: 10 },
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads, press }) => {
      await hears('navigation, Pagination');
      await reads('list', 'listitem, level 1, position 1, set size 7', 'link, Previous page');
      for (const link of [
        'link, Page 1',
        'link, Page 9',
        'link, Page 10, current page',
        'link, Page 11',
        'link, Page 20',
        'link, Next page',
      ]) {
        await press('Tab');
        await hears(link);
      }
      await reads('end of listitem, level 1, position 7, set size 7', 'end of list', 'end of navigation, Pagination');
    }),
});
