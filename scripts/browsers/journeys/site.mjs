// Journeys through the shop on its sandbox, for behaviour that the catalogue cannot show, such as going from page to page.

/** Focuses the first value of an option and selects another with the arrow keys. */
async function chooseByKey(page, first, value) {
  await page.pressUntil('Tab', 'radio', first, 60);
  await page.pressUntil('ArrowRight', 'radio', value);
  await page.shows('radio', value, { isChecked: true });
}

async function buy(page) {
  await page.pressUntil('Tab', 'button', 'Add to Cart', 40);
  await page.press('Enter');
  await page.shows('dialog', 'Shopping cart (1)');
  await page.pressUntil('Tab', 'link|button', 'Checkout');
  await page.press('Enter');
  await page.isAt('Checkout');
}

async function decline(page) {
  await page.shows('region', 'Your privacy');
  // The bar appears over elements that a shopper may be about to press, so it ignores presses at first.
  await page.until('it to take a press', () =>
    page.evaluate(`getComputedStyle(document.querySelector('[aria-label="Your privacy"]')).pointerEvents !== 'none'`),
  );
  await page.click('button', 'Decline');
  await page.gone('region', 'Your privacy');
}

/** Checks that the page is at its top, that its heading has the focus, and that Tab continues from there. */
async function isAtHeading(page, title) {
  await page.focusOn('heading', title);
  await page.until('the page to be at its top', () => page.evaluate('scrollY === 0'));
  await page.press('Tab');
  // A page with only text has its next link in the footer.
  await page.until('the focus to go on behind the heading', () =>
    page.evaluate(
      `(document.querySelector('h1').compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0`,
    ),
  );
}

/** Checks the URL's query, and that the list shows the chosen filter. */
const listed = (page, query, chosen) =>
  page.until(`the list of ${query}`, async () => {
    const search = await page.evaluate('location.search');
    return search === query && (await page.find('link', `Remove ${chosen}`)).length === 1;
  });

export const site = {
  'Site: from the menu to the checkout': {
    path: '/',
    async walk(page) {
      await decline(page);
      await page.hover('summary|button', 'Shop');
      await page.click('link', 'Clothing');
      await page.isAt('Clothing');
      await page.click('link', /^Merino Jersey/);
      await page.isAt('Merino Jersey');
      await page.shows('button', 'All required options must be selected', { isDisabled: true });
      await chooseByKey(page, 'XS', 'M');
      await chooseByKey(page, 'Bone', 'Clay');
      await buy(page);
    },
  },
  'Site: texts wait for their font in a font of the device': {
    path: '/about',
    walk: (page) =>
      // Other browsers load the device's font when they need it. Firefox shows it only if it is there before.
      page.until('the device’s font in our widths', () =>
        page.evaluate(
          `!CSS.supports('-moz-appearance', 'none') || [...document.fonts].some(({ family, status }) => family.startsWith('body-') && status === 'loaded')`,
        ),
      ),
  },
  'Site: the first press of a product counts': {
    path: '/products/harbor-rain-jacket',
    async walk(page) {
      await page.click('button', 'All required options must be selected');
      const first = await page.evaluate(`document.querySelector('main input[type="radio"]').value`);
      await page.until('the focus on the first missing option', () =>
        page.evaluate(`document.activeElement.value === ${JSON.stringify(first)}`),
      );
    },
  },
  'Site: the way back shows the current cart': {
    path: '/about',
    async walk(page) {
      const cart = () =>
        page.evaluate(
          `document.querySelector('header [aria-haspopup="dialog"][aria-label^="Cart"]')?.getAttribute('aria-label')`,
        );
      await page.until('the cart to be read', async () => /items|empty/.test(await cart()));
      const before = await cart();
      await page.leave(`location.href = '/products/floor-pump'`);
      await page.isAt('Floor Pump');
      await page.click('button', 'Add to Cart');
      await page.until('the addition', async () => /\d/.test(await cart()) && (await cart()) !== before);
      const after = await cart();
      await page.leave('history.back()');
      await page.isAt('About us');
      await page.until('the cart with the addition', async () => (await cart()) === after);
      // The other journeys find the cart as this one has found it.
      await page.click('button', after);
      await page.click('button', /^Remove .*Floor Pump/);
      await page.until('the removal', async () => (await cart()) === before);
    },
  },
  'Site: a message waits for its writer': {
    path: '/contact',
    async walk(page) {
      const text = () => page.evaluate(`document.querySelector('main [name="text"]')?.value ?? 'no field'`);
      const isKept = () => page.until('the kept text', async () => (await text()) === 'pans');
      await page.click('textbox', 'Message');
      await page.type('pans');
      await page.click('link', 'About us');
      await page.isAt('About us');
      // The same document: the link loaded no other.
      await page.evaluate('(history.back(), true)');
      await page.isAt('Contact');
      await isKept();
      // An earlier journey may have signed in: the page of a login would lead to the account.
      await page.leave(`location.href = '/about'`);
      await page.isAt('About us');
      await page.leave('history.back()');
      await page.isAt('Contact');
      await isKept();
      await page.leave('location.reload()');
      await page.until('the page to be loaded', () => page.evaluate(`document.readyState === 'complete'`));
      await isKept();
    },
  },
  'Site: the first press of the pictures counts': {
    path: '/products/harbor-rain-jacket',
    async walk(page) {
      await page.click('button', 'Next slide');
      await page.shows('tab', /^Slide 2 of/, { isSelected: true });
      await page.click('button', /^Enlarge/);
      await page.shows('dialog', /^Pictures of/);
      await page.press('ArrowRight');
      await page.shows('tab', /^Picture 3 of/, { isSelected: true });
      await page.press('Escape');
      await page.until('the focus on the button', () =>
        page.evaluate(`document.activeElement.getAttribute('aria-label').startsWith('Enlarge')`),
      );
    },
  },
  'Site: a filter keeps the focus on the same checkbox': {
    path: '/collections/bikes',
    async walk(page) {
      await page.pressUntil('Tab', 'checkbox', /^M \(/, 60);
      await page.evaluate(`(() => {
        window.chosen = document.activeElement;
        window.moves = [];
        for (const type of ['focusin', 'focusout']) addEventListener(type, () => moves.push(type));
      })()`);
      await page.press('Space');
      await listed(page, '?option.Size=M', 'Size: M');
      await page.frames(6);
      await page.until('the focus on the same element, without a move', () =>
        page.evaluate(`document.activeElement === chosen && moves.length === 0`),
      );
    },
  },
  'Site: by keyboard, in spite of a wrong letter': {
    path: '/search',
    async walk(page) {
      await page.shows('combobox', 'Search');
      await page.pressUntil('Tab', 'combobox', 'Search', 40);
      await page.type('jersay');
      // The suggestions for the first letters stay until the response for the last letter arrives.
      await page.until('one suggestion', async () => (await page.find('option')).length === 1);
      await page.press('ArrowDown');
      await page.press('Enter');
      await page.isAt('Merino Jersey');
    },
  },
  'Site: signing in leads to what was asked for': {
    path: '/account/orders',
    async walk(page) {
      await page.isAt('Login');
      await page.click('textbox', /^Email/);
      await page.type('robin@example.com');
      await page.click('input', /^Password/);
      await page.type('northlane');
      await page.press('Enter');
      await page.isAt('Orders');
    },
  },
  'Site: a link leads to the heading of a page': {
    path: '/',
    async walk(page) {
      await decline(page);
      await page.click('link', 'About us');
      await page.isAt('About us');
      await isAtHeading(page, 'About us');
      // The same by keyboard: the link has the focus and stays on the page.
      await page.evaluate(`(document.querySelector('footer a[href="/contact"]').focus(), true)`);
      await page.press('Enter');
      await page.isAt('Contact');
      await isAtHeading(page, 'Contact');
    },
  },
  'Site: prices are written one after the other': {
    path: '/collections/bikes',
    async walk(page) {
      await page.pressUntil('Tab', 'spinbutton', /^From/, 60);
      await page.type('700');
      await page.press('Tab');
      await page.focusOn('spinbutton', /^To/);
      await listed(page, '?price-min=700', 'From $700');
      await page.keepsFocusOn('spinbutton', /^To/);
      await page.shows('spinbutton', /^From/, { value: '700' });
      await page.type('2000');
      await page.press('Tab');
      await listed(page, '?price-min=700&price-max=2000', '$700 to $2,000');
      await page.shows('spinbutton', /^To/, { value: '2000', hasFocus: false });
      if ((await page.focused()).startsWith('paragraph')) throw new Error('The list has taken the focus.');
      // Text that is typed while the list loads stays.
      await page.click('spinbutton', /^From/);
      await page.press('Backspace');
      await page.press('Backspace');
      await page.press('Backspace');
      await page.type('900');
      await page.press('Tab');
      await page.type('1800');
      await listed(page, '?price-min=900&price-max=2000', '$900 to $2,000');
      await page.keepsFocusOn('spinbutton', /^To/);
      await page.shows('spinbutton', /^To/, { value: '1800' });
      await page.press('Tab');
      await listed(page, '?price-min=900&price-max=1800', '$900 to $1,800');
    },
  },
};
