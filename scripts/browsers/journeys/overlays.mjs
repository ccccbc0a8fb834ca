// Journeys through overlays: opening, closing and returning to the previous focus.
const drawer = { title: 'Shopping cart (2)', close: 'Close cart drawer', opener: 'Open drawer' };
const dialog = { title: 'Size guide', close: 'Close size guide', opener: 'Open dialog' };

/** Opens it by key. The focus is on its first button, and the page behind is inert. */
async function openByKey(page, { title, close, opener }) {
  await page.press('Tab');
  await page.focusOn('button', opener);
  await page.press('Enter');
  await page.shows('dialog', title);
  await page.focusOn('button', close);
  await page.gone('button', opener);
}

/** The focus returns at once, during the closing animation, and stays after it. */
async function isBackAt(page, opener) {
  await page.focusOn('button', opener);
  await page.until('it to have left', () =>
    page.evaluate("!document.querySelector('[role=dialog], [role=alertdialog]')"),
  );
  await page.keepsFocusOn('button', opener);
}

async function isInDialog(page) {
  const isIn = await page.evaluate("document.activeElement.closest('[role=dialog]') !== null");
  if (!isIn) throw new Error(`The focus is on ${await page.focused()}, outside the dialog.`);
}

const modalJourneys = (name, story, modal) => ({
  [`${name}: Escape`]: {
    story,
    async walk(page) {
      await openByKey(page, modal);
      await page.press('Escape');
      await isBackAt(page, modal.opener);
      // Opens it again, possibly before the animation has ended.
      await page.press('Enter');
      await page.shows('dialog', modal.title);
      await page.press('Escape');
      await isBackAt(page, modal.opener);
    },
  },
  [`${name}: its button`]: {
    story,
    async walk(page) {
      await openByKey(page, modal);
      await page.press('Enter');
      await isBackAt(page, modal.opener);
      await page.press('Space');
      await page.click('button', modal.close);
      await isBackAt(page, modal.opener);
    },
  },
  [`${name}: a press outside`]: {
    story,
    async walk(page) {
      await page.click('button', modal.opener);
      await page.shows('dialog', modal.title);
      await page.clickAt(8, 400);
      await isBackAt(page, modal.opener);
    },
  },
  [`${name}: Tab stays in it`]: {
    story,
    async walk(page) {
      await openByKey(page, modal);
      for (let presses = 0; presses < 12; presses++) {
        await page.press('Tab');
        await isInDialog(page);
      }
      await page.press('Shift', 'Tab');
      await page.press('Escape');
      await isBackAt(page, modal.opener);
    },
  },
});

const where = 'Where?';
const pickUp = 'Pick-up in the workshop';
const inDrawer = 'overlays-popover--in-a-drawer';

/** Opens the popover in that story's drawer and waits until the focus is in it. */
async function openPopover(page) {
  await page.shows('dialog', 'Cart');
  await page.pressUntil('Tab', 'button', where);
  await page.press('Enter');
  await page.shows('dialog', pickUp);
  await page.until('the focus to be in the popover', async () => (await page.focused()) !== `button "${where}"`);
}

export const overlays = {
  'Button: keys and pointer': {
    story: 'actions-button--becomes-loading',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('button', 'Send');
      await page.press('Space');
      // The button keeps the focus while it is loading, and can't be pressed.
      await page.focusOn('button', 'Submitting...');
      await page.press('Enter');
      await page.press('Tab');
      await page.press('Enter');
      await page.shows('button', 'Send', { isDisabled: false });
      await page.focusOn('button', 'Finish');
      await page.click('button', 'Send');
      await page.shows('button', 'Submitting...', { isDisabled: true });
    },
  },
  ...modalJourneys('Drawer', 'overlays-drawer--default', drawer),
  ...modalJourneys('Drawer, its content later', 'overlays-drawer--deferred', drawer),
  'Drawer: it scrolls to what a press opens': {
    story: 'overlays-drawer--opens-in-view',
    async walk(page) {
      await page.click('button', drawer.opener);
      await page.shows('dialog', 'Your cart');
      await page.shows('summary|button', 'Discount code');
      await page.placeOf('summary|button', 'Discount code');
      // It is the last element above the footer.
      await page.evaluate(`(document.querySelector('[role=dialog] summary').scrollIntoView({ block: 'end' }), true)`);
      const [x, y] = await page.evaluate(`(() => {
        const { x, y, width, height } = document.querySelector('[role=dialog] summary').getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()`);
      await page.clickAt(x, y);
      await page.until('the content in view', () =>
        page.evaluate(`(() => {
          const button = document.querySelector('[role=dialog] details button');
          const { x, y, width, height } = button.getBoundingClientRect();
          return height > 0 && button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
        })()`),
      );
    },
  },
  'Drawer, its content later: the next Tab reaches it': {
    story: 'overlays-drawer--deferred',
    async walk(page) {
      await openByKey(page, drawer);
      await page.press('Tab');
      await page.focusOn('textbox|spinbutton', /Quantity/);
      await page.press('Escape');
      await isBackAt(page, drawer.opener);
    },
  },
  ...modalJourneys('Dialog', 'overlays-dialog--default', dialog),
  'Dialog: a question': {
    story: 'overlays-dialog--alert',
    async walk(page) {
      await page.press('Tab');
      await page.press('Enter');
      await page.shows('alertdialog', 'Delete this address?');
      await page.clickAt(8, 400);
      await page.frames(6);
      await page.shows('alertdialog');
      await page.press('Escape');
      await isBackAt(page, 'Open dialog');
    },
  },
  'Popover: Escape and its button': {
    story: 'overlays-popover--default',
    async walk(page) {
      await page.press('Tab');
      await page.press('Enter');
      await page.shows('dialog', pickUp);
      await page.press('Escape');
      await page.gone('dialog');
      await page.keepsFocusOn('button', where);
      await page.shows('button', where, { isExpanded: false });
      await page.click('button', where);
      await page.click('button', 'Close');
      await page.gone('dialog');
      await page.keepsFocusOn('button', where);
      await page.click('button', where);
      await page.shows('dialog', pickUp);
      await page.clickAt(900, 600);
      await page.gone('dialog');
      await page.keepsFocusOn('button', where);
    },
  },
  'Popover: Tab closes it if nothing comes after it': {
    story: 'overlays-popover--default',
    async walk(page) {
      await page.press('Tab');
      await page.press('Enter');
      await page.shows('dialog', pickUp);
      await page.pressUntil('Tab', 'button', 'Close');
      await page.press('Tab');
      await page.gone('dialog');
      await page.shows('button', where, { isExpanded: false });
    },
  },
  'Popover in a drawer: Escape closes one at a time': {
    story: inDrawer,
    async walk(page) {
      await openPopover(page);
      await page.press('Escape');
      await page.gone('dialog', pickUp);
      await page.keepsFocusOn('button', where);
      await page.shows('dialog', 'Cart');
      await page.press('Escape');
      await page.gone('dialog', 'Cart');
    },
  },
  'Popover in a drawer: Tab leaves it': {
    story: inDrawer,
    async walk(page) {
      await openPopover(page);
      let presses = 0;
      for (; presses < 6 && (await page.find('dialog', pickUp)).length; presses++) {
        await page.press('Tab');
        await page.frames(2);
      }
      if (presses === 6) throw new Error('Six times Tab, and the popover is still open.');
      await page.shows('dialog', 'Cart');
      await isInDialog(page);
    },
  },
  'Popover in a drawer: a press outside': {
    story: inDrawer,
    async walk(page) {
      await openPopover(page);
      await page.click('heading', 'Cart');
      await page.gone('dialog', pickUp);
      await page.frames(6);
      await isInDialog(page);
      await page.shows('dialog', 'Cart');
    },
  },
  'Menu: keys': {
    story: 'overlays-menu--default',
    async walk(page) {
      const trigger = 'Order 1042';
      await page.press('Tab');
      await page.press('ArrowDown');
      await page.focusOn('menuitem', 'Order again');
      await page.press('ArrowUp');
      await page.focusOn('menuitem', 'Report a problem');
      await page.type('sh');
      await page.focusOn('menuitem', 'Share');
      await page.press('ArrowRight');
      await page.focusOn('menuitem', 'By mail');
      await page.press('ArrowLeft');
      await page.focusOn('menuitem', 'Share');
      await page.press('Escape');
      await page.gone('menu');
      await page.keepsFocusOn('button', trigger);
      await page.press('Enter');
      await page.focusOn('menuitem', 'Order again');
      await page.press('Enter');
      await page.gone('menu');
      await page.keepsFocusOn('button', trigger);
    },
  },
  'Menu: pointer, on the diagonal into a submenu': {
    story: 'overlays-menu--default',
    async walk(page) {
      await page.click('button', 'Order 1042');
      await page.hover('menuitem', 'Share');
      await page.shows('menuitem', 'Copy the link');
      // Moves over the items below, as a user's hand does.
      await page.movePointer(await page.placeOf('menuitem', 'Social'), 16);
      await page.click('menuitem', 'Copy the link');
      await page.gone('menu');
      await page.keepsFocusOn('button', 'Order 1042');
    },
  },
  'Menu: a press outside': {
    story: 'overlays-menu--default',
    async walk(page) {
      await page.click('button', 'Order 1042');
      await page.shows('menuitem', 'Invoice');
      await page.clickAt(900, 600);
      await page.gone('menu');
    },
  },
  'Tooltip: keys and pointer': {
    story: 'overlays-tooltip--default',
    async walk(page) {
      await page.press('Tab');
      await page.shows('tooltip');
      await page.press('Escape');
      await page.gone('tooltip');
      await page.focusOn('button', 'Save for later');
      await page.hover('button', 'Save for later');
      await page.shows('tooltip');
      await page.movePointer([600, 500]);
      await page.gone('tooltip');
    },
  },
  'Toast: F6, and away': {
    story: 'feedback-toastregion--default',
    async walk(page) {
      await page.press('Tab');
      await page.press('Enter');
      await page.shows('region', /Notification/);
      await page.focusOn('button', 'Add');
      await page.press('F6');
      await page.until('the focus to be at the toasts', () =>
        page.evaluate("document.activeElement.closest('[role=region], section') !== null"),
      );
      await page.pressUntil('Tab', 'button', /Dismiss|Close/, 4);
      await page.press('Enter');
      await page.gone('region', /Notification/);
      await page.keepsFocusOn('button', 'Add');
    },
  },
};
