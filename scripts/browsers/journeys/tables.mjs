// Journeys through tables.
const handle = ['slider', 'Width of column Order'];

/** Waits until the handle knows its column's width: before that it has the least one. Returns the width, in px. */
function widthOf(page) {
  return page.until('the table to be measured', async () => {
    const [{ value } = {}] = await page.find(...handle);
    const width = await page.read(
      `document.querySelector('thead input[type="range"]').closest('th').getBoundingClientRect().width`,
    );
    return Math.abs(Number(value) - width) < 2 ? Number(value) : undefined;
  });
}

/** Returns the middle of the handle: its slider is at its start. */
async function placeOfHandle(page) {
  const [x, y] = await page.placeOf(...handle);
  return [x + 12, y + 4];
}

export const tables = {
  'Table: a column by keys': {
    story: 'layout-table--resizable',
    async walk(page) {
      const before = await widthOf(page);
      await page.press('Tab');
      await page.press('ArrowUp');
      await page.press('ArrowRight');
      await page.focusOn(...handle);
      for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.press(key);
      await page.shows(...handle, { value: String(before + 20), hasFocus: true });
      await page.until('the new width to be announced', () =>
        page.evaluate(
          `document.querySelector('[data-live-announcer]')?.textContent.includes('${handle[1]}: ${before + 20} pixels')`,
        ),
      );
      // The arrow keys move between the heads again.
      await page.press('ArrowRight');
      await page.until('the next head to have the focus', () =>
        page.evaluate("document.activeElement.textContent === 'Date'"),
      );
    },
  },
  'Table: a column by the mouse and by a finger': {
    story: 'layout-table--resizable',
    async walk(page) {
      const before = await widthOf(page);
      const [x, y] = await placeOfHandle(page);
      await page.drag([x, y], [x + 60, y]);
      await page.shows(...handle, { value: String(before + 60) });
      const [nowX] = await placeOfHandle(page);
      await page.swipe([nowX, y], [nowX - 40, y]);
      await page.shows(...handle, { value: String(before + 20) });
    },
  },
};
