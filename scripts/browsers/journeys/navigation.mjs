// Journeys through navigation components and through the shop.
const slide = (number) => `Slide ${number} of 6: View ${number}`;

export const navigation = {
  'Tabs: keys and pointer': {
    story: 'navigation-tabs--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('tab', 'Details');
      await page.press('ArrowRight');
      await page.shows('tab', 'Sizes', { isSelected: true, hasFocus: true });
      await page.shows('tabpanel', 'Sizes');
      await page.press('End');
      await page.shows('tab', 'Care', { isSelected: true, hasFocus: true });
      await page.press('Tab');
      await page.focusOn('tabpanel', 'Care');
      await page.press('Shift', 'Tab');
      await page.focusOn('tab', 'Care');
      await page.click('tab', 'Details');
      await page.shows('tabpanel', 'Details', { text: /Lugged/ });
    },
  },
  'Carousel: its buttons and keys': {
    story: 'media-carousel--six-pictures',
    async walk(page) {
      await page.click('button', 'Next slide');
      await page.shows('tab', slide(2), { isSelected: true });
      await page.shows('tabpanel', slide(2));
      await page.focusOn('button', 'Next slide');
      await page.press('ArrowRight');
      await page.shows('tabpanel', slide(3));
      await page.press('End');
      await page.shows('tabpanel', slide(6));
      // The disabled button at the end keeps the focus.
      await page.shows('button', 'Next slide', { isDisabled: true, hasFocus: true });
      await page.press('Escape');
      await page.shows('tabpanel', slide(1));
    },
  },
  'Carousel: taken back before it has moved': {
    story: 'media-carousel--six-pictures',
    async walk(page) {
      await page.pressUntil('Tab', 'button', 'Next slide');
      // Both keys come before the next frame, as on a busy machine.
      await page.evaluate(`(() => {
        const press = (key) =>
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        press('End');
        queueMicrotask(() => press('Escape'));
        return true;
      })()`);
      await page.frames(60);
      await page.shows('tab', slide(1), { isSelected: true });
      await page.shows('tabpanel', slide(1));
    },
  },
  'HorizontalMenu: keys': {
    story: 'navigation-horizontalmenu--default',
    async walk(page) {
      await page.press('Tab');
      await page.focusOn('button', 'Shop');
      await page.press('Enter');
      await page.shows('link', 'Bikes');
      await page.press('Tab');
      await page.focusOn('link', 'Bikes');
      await page.press('Escape');
      await page.gone('link', 'Bikes');
      await page.keepsFocusOn('button', 'Shop');
    },
  },
  'HorizontalMenu: pointer': {
    story: 'navigation-horizontalmenu--default',
    async walk(page) {
      await page.click('button', 'Shop');
      await page.shows('link', 'Bikes');
      await page.click('button', 'Brands');
      await page.gone('link', 'Bikes');
      await page.shows('link', 'Northlane');
      await page.clickAt(900, 600);
      await page.gone('link', 'Northlane');
    },
  },
  'HamburgerMenu: keys': {
    story: 'navigation-hamburgermenu--default',
    async walk(page) {
      await page.press('Tab');
      await page.press('Enter');
      await page.shows('dialog', 'Menu');
      await page.pressUntil('Tab', 'summary|button', 'Shop');
      await page.press('Enter');
      // The submenu must be open: links in a closed one take no focus.
      await page.placeOf('link', 'Bikes');
      await page.press('Tab');
      await page.focusOn('link', 'Bikes');
      await page.press('Escape');
      await page.until('it to have left', () => page.evaluate("!document.querySelector('[role=dialog]')"));
      await page.keepsFocusOn('button', 'Menu');
    },
  },
  'Shop: to the cart and back': {
    story: 'sections-product-productbox--nothing-to-choose',
    async walk(page) {
      const add = ['button', 'Add to Cart'];
      await page.shows(...add, { isDisabled: false });
      await page.pressUntil('Tab', ...add, 40);
      await page.press('Enter');
      await page.shows('dialog', 'Shopping cart (1)');
      // The content follows its drawer. The page behind has a quantity too.
      await page.shows('textbox|spinbutton', /^Quantity of/);
      await page.pressUntil('Tab', 'textbox|spinbutton', /^Quantity of/);
      await page.press('ArrowUp');
      await page.shows('dialog', 'Shopping cart (2)');
      await page.click('button', 'Close cart drawer');
      await page.focusOn(...add);
      await page.until('it to have left', () => page.evaluate("!document.querySelector('[role=dialog]')"));
      await page.keepsFocusOn(...add);
    },
  },
  'Shop: the cart in the header': {
    story: 'sections-shop-header--logged-in-with-full-cart',
    async walk(page) {
      const cart = ['button', 'Cart with 3 items.'];
      await page.shows(...cart);
      await page.pressUntil('Tab', ...cart);
      await page.press('Enter');
      await page.shows('dialog', 'Shopping cart (3)');
      await page.press('Escape');
      await page.until('it to have left', () => page.evaluate("!document.querySelector('[role=dialog]')"));
      await page.keepsFocusOn(...cart);
    },
  },
};
