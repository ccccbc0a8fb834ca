// Journeys through bars and menus of tools.
export const bars = {
  'Toolbar: one tab stop': {
    story: 'actions-toolbar--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('button', 'Print');
      await page.press('ArrowRight');
      await page.focusOn('button', 'Export');
      await page.press('ArrowRight');
      await page.focusOn('radio', 'Grid');
      await page.press('Tab');
      await page.focusOn('link', 'Order 1042');
      await page.press('Shift', 'Tab');
      await page.focusOn('radio', 'Grid');
      await page.press('ArrowLeft');
      await page.press('Enter');
      await page.until('the bar to have done it', () =>
        page.evaluate("document.body.innerText.includes('Export: done')"),
      );
    },
  },
  'Toolbar: no divider where a line breaks': {
    story: 'actions-toolbar--narrow',
    async walk(page) {
      await page.shows('button', 'Help');
      await page.until('dividers between two controls of a line only', () =>
        page.evaluate(`[...document.querySelectorAll('[role=toolbar] > hr')].every((divider) => {
          const before = divider.previousElementSibling.getBoundingClientRect();
          const after = divider.nextElementSibling.getBoundingClientRect();
          const isBreak = before.bottom <= after.top;
          return (getComputedStyle(divider).visibility === 'hidden') === isBreak;
        })`),
      );
    },
  },
  'ContextMenu: keys': {
    story: 'overlays-contextmenu--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('link', 'Order 1042');
      await page.press('Shift', 'F10');
      await page.focusOn('menuitem', 'Order again');
      await page.press('Escape');
      await page.gone('menu');
      await page.keepsFocusOn('link', 'Order 1042');
      await page.press('Shift', 'F10');
      await page.focusOn('menuitem', 'Order again');
      await page.press('ArrowDown');
      await page.press('Enter');
      await page.gone('menu');
      await page.keepsFocusOn('link', 'Order 1042');
    },
  },
  'Menubar: keys': {
    story: 'overlays-menubar--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('menuitem', 'Order');
      await page.press('ArrowDown');
      await page.focusOn('menuitem', 'Order again');
      await page.press('ArrowRight');
      await page.focusOn('menuitem', 'Grid');
      await page.press('Escape');
      await page.gone('menu');
      await page.keepsFocusOn('menuitem', 'View');
      await page.press('ArrowLeft');
      await page.focusOn('menuitem', 'Order');
    },
  },
  'Menubar: the pointer goes from menu to menu': {
    story: 'overlays-menubar--default',
    async walk(page) {
      await page.click('menuitem', 'Order');
      await page.shows('menuitem', 'Invoice');
      await page.hover('menuitem', 'View');
      await page.shows('menuitem', 'Grid');
      await page.gone('menuitem', 'Invoice');
      await page.click('menuitem', 'List');
      await page.gone('menu');
      await page.keepsFocusOn('menuitem', 'View');
    },
  },
};
