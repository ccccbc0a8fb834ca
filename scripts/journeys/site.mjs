// Journeys through the shop itself, on its sandbox: what the catalogue cannot show, such as going from page to page.

/** Waits until the page of that title is there: a heading may stand on the page before it, too. */
const title = (page, name) =>
  page.until(`the page "${name}"`, () =>
    page.evaluate(`document.querySelector('h1')?.textContent === ${JSON.stringify(name)}`),
  );

/** Goes to the first value of an option, and on to another with the arrow keys. */
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
  await title(page, 'Checkout');
}

export const site = {
  'Site: from the menu to the checkout': {
    path: '/',
    async walk(page) {
      await page.shows('region', 'Your privacy');
      // It comes up over what somebody may be about to press, and so takes no press at once.
      await page.until('it to take a press', () =>
        page.evaluate(
          `getComputedStyle(document.querySelector('[aria-label="Your privacy"]')).pointerEvents !== 'none'`,
        ),
      );
      await page.click('button', 'Decline');
      await page.gone('region', 'Your privacy');
      await page.hover('summary|button', 'Shop');
      await page.click('link', 'Clothing');
      await title(page, 'Clothing');
      await page.click('link', /^Merino Jersey/);
      await title(page, 'Merino Jersey');
      await page.shows('button', 'All required options must be selected', { isDisabled: true });
      await chooseByKey(page, 'XS', 'M');
      await chooseByKey(page, 'Bone', 'Clay');
      await buy(page);
    },
  },
  'Site: by keyboard, in spite of a wrong letter': {
    path: '/search',
    async walk(page) {
      await page.shows('combobox', 'Search');
      await page.pressUntil('Tab', 'combobox', 'Search', 40);
      await page.type('jersay');
      // Until the answer to the last letter is there, what the first ones suggested stays.
      await page.until('one suggestion', async () => (await page.find('option')).length === 1);
      await page.press('ArrowDown');
      await page.press('Enter');
      await title(page, 'Merino Jersey');
    },
  },
  'Site: signing in leads to what was asked for': {
    path: '/account/orders',
    async walk(page) {
      await title(page, 'Login');
      await page.click('textbox', /^Email/);
      await page.type('robin@example.com');
      await page.click('input', /^Password/);
      await page.type('northlane');
      await page.press('Enter');
      await title(page, 'Orders');
    },
  },
};
