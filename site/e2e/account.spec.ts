import type { Browser, Locator, Page, Response } from '@playwright/test';
import type { Capabilities } from '@vitrine/commerce';
import { unsealData } from 'iron-session';
import { expect, onEveryPlatform, test, type RunningShop } from './support/shop';
import { addButton, addSimpleProduct, cartButton, cartDrawer, fillCheckout, tabTo } from './support/shopper';

/** A sample customer with orders and addresses. */
const robin = { email: 'robin@example.com', password: 'northlane' };
const ada = { email: 'ada@example.com', password: 'a long password', firstName: 'Ada', lastName: 'Byrne' };

const needsAddress = ({ registerFields }: Capabilities) => registerFields.includes('address1');

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(new RegExp(`^${name}`));

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

const expectWayOut = (page: Page) => expect(button(page, 'Sign Out')).toBeVisible();

async function fillAddress(page: Page) {
  await page.getByLabel(/^Country/).selectOption('US');
  await page.getByLabel(/^State/).selectOption('California');
  await field(page, 'City').fill('San Mateo');
  await field(page, 'Zip').fill('94401');
  await field(page, 'Address').fill('12 Mill Lane');
}

async function register(page: Page, capabilities: Capabilities) {
  await page.goto('/account/register');
  await field(page, 'First name').fill(ada.firstName);
  await field(page, 'Last name').fill(ada.lastName);
  await field(page, 'Email').fill(ada.email);
  await field(page, 'Password').fill(ada.password);
  if (needsAddress(capabilities)) await fillAddress(page);
  await button(page, 'Register').click();
  await expect(heading(page, 'Login')).toBeVisible();
}

/** Returns the link in the customer's last mail with this subject. @throws without such a mail */
async function linkInMail(shop: RunningShop, to: string, subject: string): Promise<string> {
  const mail = await shop.sandbox.client.mail();
  const url = mail.findLast((letter) => letter.to === to && letter.subject === subject)?.link?.url;
  if (!url) throw new Error(`${to} has got no mail '${subject}' with a link.`);
  return url;
}

test.describe('the account', onEveryPlatform, () => {
  test('is created, used and left', async ({ page, shop, capabilities, sandbox: _ }) => {
    test.slow();
    // It shows its message until its scripts redirect.
    await page.goto('/account/orders', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText('unauthenticated! Redirecting to /account/login...')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/login\?redirectUrl=%2Faccount%2Forders$/);

    await test.step('register', () => register(page, capabilities));

    await test.step('a wrong password is refused, and the fields keep their values', async () => {
      // A wrong password of Ada's would delay her login on this device, which she does not have yet.
      await logIn(page, { ...ada, email: 'nobody@example.com' });
      await expect(page.getByRole('main')).toContainText('Unidentified customer');
      await expect(field(page, 'Email')).toHaveValue('nobody@example.com');
      await field(page, 'Email').fill(ada.email);
    });

    await test.step('a password is hidden, and can be pasted', async () => {
      const password = field(page, 'Password');
      await expect(password).toHaveAttribute('type', 'password');
      await field(page, 'Email').press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+c');
      await password.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+v');
      await expect(password).toHaveValue(ada.email);
    });

    await test.step('a forgotten password is set again through the link in the mail', async () => {
      await link(page, 'Forgot password?').click();
      await expect(heading(page, 'Forgot password')).toBeVisible();
      await field(page, 'Email').fill(ada.email);
      await button(page, 'Send').click();
      await expect(heading(page, 'Check your inbox!')).toBeVisible();
      await page.goto(await linkInMail(shop, ada.email, 'Reset your password'));
      await expect(heading(page, 'Reset password')).toBeVisible();
      await field(page, 'Password').fill('a new password');
      await field(page, 'Confirm password').fill('another password');
      await button(page, 'Reset password').click();
      await expect(page.getByRole('main')).toContainText("Passwords don't match");
      await field(page, 'Confirm password').fill('a new password');
      await button(page, 'Reset password').click();
      await expect(heading(page, 'Login')).toBeVisible();
    });

    await test.step("log in; the guest's cart stays", async () => {
      await addSimpleProduct(page, 'floor-pump');
      await page.keyboard.press('Escape');
      await page.goto('/account/login');
      await logIn(page, { ...ada, password: 'a new password' });
      await expect(heading(page, 'Your account')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(ada.email);
      await expect(cartButton(page, 1)).toBeVisible();
    });

    await test.step('add, change and delete an address', async () => {
      await expectWayOut(page);
      await link(page, 'Add new address').click();
      await expect(heading(page, 'Create address')).toBeVisible();
      await expectWayOut(page);
      await field(page, 'First name').fill(ada.firstName);
      await field(page, 'Last name').fill(ada.lastName);
      await fillAddress(page);
      await field(page, 'Address').fill('7 Weir Street');
      await button(page, 'Save').click();
      await expect(heading(page, 'Your account')).toBeVisible();
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '7 Weir Street' });
      await card.getByRole('link').click();
      await expect(heading(page, 'Edit address')).toBeVisible();
      await field(page, 'City').fill('Half Moon Bay');
      await button(page, 'Save').click();
      await expect(card).toContainText('Half Moon Bay');
      await card.getByRole('link').click();
      await button(page, 'Delete address').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(heading(page, 'Your account')).toBeVisible();
      await expect(link(page, 'Add new address')).toBeVisible();
      await expect(card).toHaveCount(0);
    });

    await test.step('place an order and find it', async () => {
      await cartButton(page, 1).click();
      await cartDrawer(page).getByRole('link', { name: 'Checkout' }).click();
      await fillCheckout(page, ada.email);
      await page.getByRole('button', { name: /Place order/ }).click();
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
      const paid = page.getByRole('complementary', { name: 'Your order' });
      await expect(paid).toContainText(/Includes tax\s*\$\d/);
      const [, tax] = /Includes tax\s*(\$[\d.]+)/.exec(await paid.innerText()) ?? [];
      await page.goto('/account/orders');
      await expect(heading(page, 'Orders')).toBeVisible();
      await expectWayOut(page);
      await expect(page.getByRole('main')).toContainText('Floor Pump');
      const order = page.getByRole('main').getByRole('link', { name: /^Order #?\d+/ });
      const [name = ''] = /^Order #?\d+/.exec((await order.textContent()) ?? '') ?? [];
      await order.click();
      await expect(heading(page, 'Order details')).toBeVisible();
      await expectWayOut(page);
      await expect(page).toHaveTitle(`${name} – Northlane`);
      await expect(page.getByRole('main')).toContainText('Payment status:');
      await expect(page.getByRole('main')).toContainText(`Includes tax${tax}`);
      await page.reload();
      await expect(page).toHaveTitle(`${name} – Northlane`);

      await page.emulateMedia({ media: 'print' });
      for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
      await expect(page.getByRole('main')).toContainText('Payment status:');
      await expect(page.getByRole('region', { name: 'Delivery address' })).toBeVisible();
      await page.emulateMedia({ media: null });
    });

    await test.step('an order of another customer redirects to the list of all orders', async () => {
      await page.goto('/account/orders?order-id=12345678');
      await expect(heading(page, 'Orders')).toBeVisible();
      await expect(page).toHaveTitle('Orders – Northlane');
    });

    if (capabilities.changePassword)
      await test.step('change the password', async () => {
        await page.goto('/account/change-password');
        await expect(heading(page, 'Change password')).toBeVisible();
        await expectWayOut(page);
        await field(page, 'Password').fill('northlane1');
        await field(page, 'Confirm password').fill('northlane1');
        await field(page, 'Current password').fill('a new password');
        await button(page, 'Change password').click();
        await expect(field(page, 'Password')).toHaveAccessibleDescription(/^This password is easy to guess/);
        await field(page, 'Password').fill('the last password');
        await field(page, 'Confirm password').fill('the last password');
        await button(page, 'Change password').click();
        await expect(page).toHaveURL(/\/account(\/login)?$/);
      });

    await test.step('log out', async () => {
      await page.goto('/account');
      const answer = page.waitForResponse(/customer\/logout$/);
      await button(page, 'Sign Out').click();
      expect((await (await answer).allHeaders())['clear-site-data']).toBe('"cache"');
      await expect(heading(page, 'Login')).toBeVisible();
      await page.goto('/account');
      await expect(page).toHaveURL(/\/account\/login/);
    });
  });

  test('works with the keyboard alone', async ({ page, shop, capabilities, sandbox: _ }) => {
    test.slow();
    const main = page.getByRole('main');
    const write = async (target: Locator, text: string) => {
      await tabTo(page, target);
      await page.keyboard.type(text);
    };
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    const writeAddress = async () => {
      // Typing selects the country, as in the browser's own select.
      await write(page.getByLabel(/^Country/), 'New Zealand');
      await write(field(page, 'City'), 'Nelson');
      await write(field(page, 'Zip'), '7010');
      await write(field(page, 'Address'), '7 Weir Street');
    };

    await test.step('register', async () => {
      await page.goto('/account/register');
      await write(field(page, 'First name'), ada.firstName);
      await write(field(page, 'Last name'), ada.lastName);
      await write(field(page, 'Email'), ada.email);
      await write(field(page, 'Password'), ada.password);
      if (needsAddress(capabilities)) await writeAddress();
      await press(button(page, 'Register'));
      await expect(heading(page, 'Login')).toBeVisible();
    });

    await test.step('a forgotten password is set again', async () => {
      await press(link(page, 'Forgot password?'));
      await expect(heading(page, 'Forgot password')).toBeVisible();
      await write(field(page, 'Email'), ada.email);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Check your inbox!')).toBeVisible();
      await page.goto(await linkInMail(shop, ada.email, 'Reset your password'));
      await write(field(page, 'Password'), 'a new password');
      await write(field(page, 'Confirm password'), 'a new password');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Login')).toBeVisible();
    });

    await test.step('log in', async () => {
      await write(field(page, 'Email'), ada.email);
      await write(field(page, 'Password'), 'a new password');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Your account')).toBeVisible();
    });

    if (capabilities.changePassword)
      await test.step('change the password', async () => {
        await press(link(page, 'Change password'));
        await expect(heading(page, 'Change password')).toBeVisible();
        await write(field(page, 'Current password'), 'a new password');
        await write(field(page, 'Password'), 'the last password');
        await write(field(page, 'Confirm password'), 'the last password');
        await page.keyboard.press('Enter');
        await expect(heading(page, 'Your account')).toBeVisible();
      });

    await test.step('add, change and delete an address', async () => {
      const addresses = main.getByRole('listitem').filter({ hasText: 'New Zealand' });
      const before = needsAddress(capabilities) ? 1 : 0;
      await press(link(page, 'Add new address'));
      await expect(heading(page, 'Create address')).toBeVisible();
      await write(field(page, 'First name'), ada.firstName);
      await write(field(page, 'Last name'), ada.lastName);
      await writeAddress();
      await press(button(page, 'Save'));
      await expect(addresses).toHaveCount(before + 1);
      await press(addresses.last().getByRole('link'));
      await expect(heading(page, 'Edit address')).toBeVisible();
      await tabTo(page, field(page, 'City'));
      await page.keyboard.type('Motueka');
      await press(button(page, 'Save'));
      await expect(addresses.filter({ hasText: 'Motueka' })).toHaveCount(1);
      await press(addresses.filter({ hasText: 'Motueka' }).getByRole('link'));
      await press(button(page, 'Delete address'));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
      await expect(heading(page, 'Your account')).toBeVisible();
      await expect(addresses).toHaveCount(before);
    });

    await test.step('place an order and find it', async () => {
      await page.goto('/products/floor-pump');
      await press(addButton(page));
      await expect(cartDrawer(page)).toBeVisible();
      await press(cartDrawer(page).getByRole('link', { name: 'Checkout' }));
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      await write(page.getByLabel('Email'), ada.email);
      await write(page.getByLabel('Country'), 'New Zealand');
      await write(page.getByLabel('First name'), ada.firstName);
      await write(page.getByLabel('Last name'), ada.lastName);
      await write(page.getByLabel('Address', { exact: true }), '7 Weir Street');
      await write(page.getByLabel('City'), 'Nelson');
      await write(page.getByLabel('Zip'), '7010');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
      await page.goto('/account/orders');
      await press(link(page, /^Order #?\d+/));
      await expect(heading(page, 'Order details')).toBeVisible();
      await expect(main).toContainText('Floor Pump');
      await expect(page).toHaveURL(/order-id=\d+$/);
    });

    await test.step('log out', async () => {
      await press(button(page, 'Sign Out'));
      await expect(heading(page, 'Login')).toBeVisible();
    });
  });

  test('ends if the platform no longer knows the customer', async ({ page, capabilities, sandbox }) => {
    await register(page, capabilities);
    await logIn(page, ada);
    await expect(heading(page, 'Your account')).toBeVisible();
    await link(page, 'Add new address').click();
    await expect(heading(page, 'Create address')).toBeVisible();
    await sandbox.reset();
    await field(page, 'First name').fill(ada.firstName);
    await field(page, 'Last name').fill(ada.lastName);
    await fillAddress(page);
    await button(page, 'Save').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page).toHaveURL(/redirectUrl=%2Faccount%2Faddress$/);
  });

  test('keeps an unsaved address of an expired session, for the same customer', async ({
    page,
    context,
    sandbox: _,
  }) => {
    await page.goto('/account/login');
    await logIn(page, robin);
    await link(page, 'Add new address').click();
    await expect(heading(page, 'Create address')).toBeVisible();
    await context.clearCookies();
    await field(page, 'First name').fill(ada.firstName);
    await field(page, 'Last name').fill(ada.lastName);
    await fillAddress(page);
    await button(page, 'Save').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByRole('main').getByText('Your session has ended. Log in to continue.')).toBeVisible();
    await logIn(page, robin);
    await expect(heading(page, 'Create address')).toBeVisible();
    await expect(page.getByRole('main').getByText('Your session ended before the address was saved.')).toBeVisible();
    await expect(field(page, 'Address')).toHaveValue('12 Mill Lane');
    await expect(page.getByLabel(/^State/)).toHaveValue('California');
    await button(page, 'Save').click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '12 Mill Lane' })).toBeVisible();
  });

  test('is left in one tab, and then in the other', async ({ page, context, sandbox: _ }) => {
    await page.goto('/account/login');
    await logIn(page, robin);
    await expect(heading(page, 'Your account')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/account');
    await expect(second.getByRole('main')).toContainText(robin.email);
    // The page listens to the other tab after its scripts run. They turn the link to the cart into a button.
    await expect(second.getByRole('button', { name: 'Cart is empty.' })).toBeVisible();
    await button(page, 'Sign Out').click();
    await expect(heading(second, 'Login')).toBeVisible();
    await second.close();
  });

  test('gives the browser no token', async ({ page, context, shop, sandbox: _ }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto('/account/login');
    await logIn(page, robin);
    await expect(page.getByRole('main')).toContainText(robin.email);
    await page.goto('/account/orders');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

    const cookies = await context.cookies();
    const customer = cookies.find((cookie) => cookie.name === 'vitrine_customer');
    expect(customer).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const { customerAccessToken } = await unsealData<{ customerAccessToken: string }>(
      decodeURIComponent(customer?.value ?? ''),
      { password: shop.secret },
    );
    const { token } = JSON.parse(customerAccessToken) as { token: string };
    expect(token).toBeTruthy();
    for (const response of responses) {
      const isPersonal = /^\/(account|api\/shop\/customer)/.test(new URL(response.url()).pathname);
      if (isPersonal) expect(response.headers()['cache-control'], response.url()).toContain('no-store');
      const told = JSON.stringify(await response.allHeaders()) + (await response.text().catch(() => ''));
      expect(told).not.toContain(token);
    }
  });
});

test(
  'a copied cookie does not outlive the logout, on the same server at once',
  onEveryPlatform,
  async ({ page, context, browser, baseURL, sandbox: _ }) => {
    await page.goto('/account/login');
    await logIn(page, robin);
    await expect(page.getByRole('main')).toContainText(robin.email);
    const thief = await browser.newContext({ baseURL: baseURL! });
    await thief.addCookies(await context.cookies());
    const stolen = await thief.newPage();
    await stolen.goto('/account');
    await expect(stolen.getByRole('main')).toContainText(robin.email);
    await page.goto('/account');
    await button(page, 'Sign Out').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await stolen.goto('/account');
    await expect(stolen).toHaveURL(/\/account\/login/);
    await thief.close();
  },
);

const logins = (page: Page) => page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');

/** The forms that end logins: one for each other login, and the last one for all. */
const forms = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).locator('details');
const everywhere = (page: Page) => forms(page).last();

/** Opens the form that ends logins, with the keyboard alone, and goes to its password. */
async function openForm(page: Page, form: Locator) {
  await form.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(passwordIn(form)).toBeFocused();
}

const passwordIn = (form: Locator) => form.getByLabel(/^Current password/);

/** Ends Robin's logins of earlier tests: the server outlives them. */
async function endEarlierLogins({ request }: Page) {
  await request.post('/api/shop/customer/login', { data: { args: [robin] } });
  const proof = { currentPassword: robin.password };
  const ended = await request.post('/api/shop/customer/logoutEverywhere', { data: { args: [proof] } });
  expect(ended.status()).toBe(200);
}

/** Signs Robin in with another browser. Its context ends with the test. */
async function otherDevice(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL: baseURL!,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const page = await context.newPage();
  await page.goto('/account/login');
  await logIn(page, robin);
  await expect(heading(page, 'Your account')).toBeVisible();
  return { context, page };
}

/** Robin's login of these cookies has ended, for pages and for calls. */
async function expectEnded({ page }: { page: Page }) {
  const { status } = await callOrders(page);
  expect(status).toBe(401);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/account\/login/);
}

async function callOrders(page: Page) {
  const response = await page.request.post('/api/shop/customer/getAllOrders', { data: { args: [null] } });
  return { status: response.status() };
}

test(
  'a customer sees where she is signed in, and signs out everywhere, also a copied cookie',
  onEveryPlatform,
  async ({ page, context, browser, baseURL, sandbox: _ }) => {
    await endEarlierLogins(page);
    const other = await otherDevice(browser, baseURL);
    await page.goto('/account/login');
    await logIn(page, robin);
    await expect(logins(page)).toHaveCount(2);
    await expect(logins(page).first()).toContainText('This device');
    await expect(logins(page).last()).toContainText('Firefox on Linux');
    await expect(logins(page).last()).not.toContainText('This device');
    const thief = await browser.newContext({ baseURL: baseURL! });
    await thief.addCookies(await context.cookies());
    const stolen = await thief.newPage();
    expect(await callOrders(stolen)).toEqual({ status: 200 });

    await openForm(page, everywhere(page));
    await page.keyboard.type(robin.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You are signed out on all devices.');
    for (const device of [other, { page: stolen }, { page }]) await expectEnded(device);

    await logIn(page, robin);
    await expect(logins(page)).toHaveCount(1);
    await thief.close();
    await other.context.close();
  },
);

test(
  'a customer ends one login with her password, also a copied cookie',
  onEveryPlatform,
  async ({ page, browser, baseURL, sandbox: _ }) => {
    await endEarlierLogins(page);
    const other = await otherDevice(browser, baseURL);
    const thief = await browser.newContext({ baseURL: baseURL! });
    await thief.addCookies(await other.context.cookies());
    const stolen = await thief.newPage();
    await page.goto('/account/login');
    await logIn(page, robin);
    await expect(logins(page)).toHaveCount(2);
    await expect(logins(page).first().locator('summary')).toHaveCount(0);
    const form = forms(page).first();
    await expect(form.locator('summary')).toHaveText(/^Sign out Firefox on Linux, Last used /);

    await openForm(page, form);
    await page.keyboard.type('southlane');
    await page.keyboard.press('Enter');
    await expect(passwordIn(form)).toHaveAccessibleDescription('This is not your current password.');
    expect(await callOrders(stolen)).toEqual({ status: 200 });

    await passwordIn(form).fill(robin.password);
    await page.keyboard.press('Enter');
    await expect(logins(page)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeFocused();
    await expect(page.locator('[data-live-announcer]')).toContainText('The other device is signed out.');
    for (const device of [{ page: stolen }, other]) await expectEnded(device);
    expect(await callOrders(page)).toEqual({ status: 200 });
    await thief.close();
    await other.context.close();
  },
);

test.describe('the account without script', onEveryPlatform, () => {
  test.use({ javaScriptEnabled: false });

  test('signs out everywhere', async ({ page, browser, baseURL, sandbox: _ }) => {
    await endEarlierLogins(page);
    const other = await otherDevice(browser, baseURL);
    await page.goto('/account/login');
    await logIn(page, robin);
    await expect(logins(page)).toHaveCount(2);
    await expect(logins(page).first()).toContainText('This device');
    await everywhere(page).locator('summary').click();
    await passwordIn(everywhere(page)).fill(robin.password);
    await button(page, 'Sign out everywhere').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You are signed out on all devices.');
    await expectEnded(other);
    await other.context.close();
  });

  test('ends one login, after a wrong password too', async ({ page, browser, baseURL, sandbox: _ }) => {
    await endEarlierLogins(page);
    const other = await otherDevice(browser, baseURL);
    await page.goto('/account/login');
    await logIn(page, robin);
    const form = forms(page).first();
    const send = async (password: string) => {
      await passwordIn(form).fill(password);
      await form.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
    };
    await form.locator('summary').click();
    await send('southlane');
    await expect(passwordIn(form)).toHaveAccessibleDescription('This is not your current password.');
    await expect(passwordIn(form)).toHaveValue('');
    await send(robin.password);
    await expect(page.getByRole('main')).toContainText('The other device is signed out.');
    await expect(logins(page)).toHaveCount(1);
    await expectEnded(other);
    expect(await callOrders(page)).toEqual({ status: 200 });
    await other.context.close();
  });

  test('asks for a login, and then returns to the requested page', async ({ page, context, sandbox: _ }) => {
    await page.goto('/account/login?redirectUrl=/collections/bikes');
    const nobody = { email: 'stranger@example.com', password: 'wrong' };
    await logIn(page, nobody);
    await expect(page.getByRole('main')).toContainText('Unidentified customer');
    await expect(field(page, 'Email')).toHaveValue(nobody.email);
    await logIn(page, robin);
    await expect(page).toHaveURL(/\/collections\/bikes$/);
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('vitrine_customer');

    await page.goto('/account/orders');
    await link(page, /^Order #?\d+/)
      .first()
      .click();
    await expect(heading(page, 'Order details')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Payment status:');
  });

  test('is created, used and left', async ({ page, capabilities, sandbox: _ }) => {
    test.slow();
    await test.step('register', async () => {
      await page.goto('/account/register');
      await field(page, 'First name').fill(ada.firstName);
      await field(page, 'Last name').fill(ada.lastName);
      await field(page, 'Email').fill(ada.email);
      if (needsAddress(capabilities)) {
        await page.getByLabel(/^Country/).selectOption('United States');
        await button(page, 'Show the states of this country').click();
        await expect(field(page, 'Email')).toHaveValue(ada.email);
        await fillAddress(page);
      }
      await field(page, 'Password').fill(ada.password);
      await button(page, 'Register').click();
      await expect(heading(page, 'Login')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Your account was made. Log in to use it.');
    });

    await test.step('log in', async () => {
      await logIn(page, ada);
      await expect(heading(page, 'Your account')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(`${ada.firstName} ${ada.lastName}`);
      await expect(page.getByRole('main')).toContainText(ada.email);
    });

    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '7 Weir Street' });
    await test.step('add an address; the form asks for its state and keeps its values', async () => {
      await link(page, 'Add new address').click();
      await field(page, 'First name').fill(ada.firstName);
      await field(page, 'Last name').fill(ada.lastName);
      await page.getByLabel(/^Country/).selectOption('Germany');
      await field(page, 'City').fill('Passau');
      await field(page, 'Zip').fill('94032');
      await field(page, 'Address').fill('7 Weir Street');
      await button(page, 'Save').click();
      await expect(page.getByRole('main').getByRole('group', { name: 'There is a problem' })).toContainText(
        'Choose state',
      );
      await expect(field(page, 'City')).toHaveValue('Passau');
      await page.getByLabel(/^State/).selectOption('Bayern');
      await button(page, 'Save').click();
      await expect(card).toContainText('Passau, Bayern 94032');
      await expect(card).toContainText('Germany');
      await expect(page.getByRole('main')).toContainText('Your address was saved.');
    });

    await test.step('a ZIP code of the United States needs its digits', async () => {
      await card.getByRole('link').click();
      await page.getByLabel(/^Country/).selectOption('United States');
      await field(page, 'Zip').fill('abc');
      await button(page, 'Show the states of this country').click();
      await page.getByLabel(/^State/).selectOption('Oregon');
      await button(page, 'Save').click();
      await expect(page.getByRole('main').getByRole('group', { name: 'There is a problem' })).toContainText(
        'ZIP code: write five digits, such as 94401',
      );
      await expect(field(page, 'Zip')).toHaveValue('abc');
      await page.goto('/account');
    });

    await test.step('change it', async () => {
      await card.getByRole('link').click();
      await page.getByLabel(/^Country/).selectOption('New Zealand');
      await field(page, 'City').fill('Nelson');
      await button(page, 'Save').click();
      await expect(card).toContainText('Nelson');
      await expect(card).toContainText('New Zealand');
      await expect(card).not.toContainText('Bayern');
    });

    await test.step('is deleted after a confirmation', async () => {
      await card.getByRole('link').click();
      await expect(page.getByRole('main').getByRole('button', { name: 'Delete address' })).toHaveCount(0);
      await page.locator('summary').filter({ hasText: 'Delete address' }).click();
      await button(page, 'Delete').click();
      await expect(heading(page, 'Your account')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('The address was deleted.');
      await expect(card).toHaveCount(0);
    });

    await test.step('sign out', async () => {
      await button(page, 'Sign Out').click();
      await expect(heading(page, 'Login')).toBeVisible();
      await page.goto('/account/orders');
      await expect(page).toHaveURL(/\/account\/login\?redirectUrl=%2Faccount%2Forders$/);
    });
  });
});

test('orders are read once, and again after a new one', async ({ page, context, sandbox }) => {
  await page.goto('/account/login');
  await logIn(page, robin);
  await expect(heading(page, 'Your account')).toBeVisible();
  // This fault only counts the calls.
  const calls = 20;
  await sandbox.fail({ match: { call: 'orders.read' }, fault: 'delay=0', times: calls });
  const read = async () => calls - ((await sandbox.client.faults())[0]?.times ?? 0);
  const orders = page.getByRole('list', { name: 'Orders' }).locator('> li');
  const visitOrders = async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await expect(heading(page, 'Your account')).toBeVisible();
    await link(page, 'Orders').first().click();
    await expect(heading(page, 'Orders')).toBeVisible();
  };
  await link(page, 'Orders').first().click();
  await expect(orders).toHaveCount(12);
  const first = await read();
  expect(first).toBeGreaterThan(0);
  await visitOrders();
  await expect(orders).toHaveCount(12);
  expect(await read()).toBe(first);
  await orders.first().getByRole('link').click();
  await expect(heading(page, 'Order details')).toBeVisible();
  await expect(page).toHaveTitle(/^Order #?\d+ – Northlane$/);
  expect(await read()).toBe(first);

  const second = await context.newPage();
  await addSimpleProduct(second, 'floor-pump');
  await expect(cartButton(page, 1)).toBeVisible();
  await cartDrawer(second).getByRole('link', { name: 'Checkout' }).click();
  await fillCheckout(second, robin.email);
  await second.getByRole('button', { name: /Place order/ }).click();
  await expect(second.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await second.goto('/');
  await expect(cartButton(page, 0)).toBeVisible();
  await visitOrders();
  await expect(orders).toHaveCount(13);
});

test('an account page waits for a screen reader before it moves the focus to its heading', async ({
  page,
  sandbox: _,
}) => {
  await page.goto('/account/login');
  await logIn(page, robin);
  await expect(heading(page, 'Your account')).toBeFocused();
  // What happens, in its order: the focus of an element, by its text, and the end of the time that a screen reader needs.
  await page.evaluate((enough) => {
    const events: string[] = [];
    document.addEventListener('focusin', ({ target }) => events.push(`focus: ${(target as HTMLElement).innerText}`));
    const { setTimeout } = window;
    Object.assign(window, {
      events,
      setTimeout: (call: () => void, wait?: number) =>
        setTimeout(() => {
          if (wait === enough) events.push('noticed');
          call();
        }, wait),
    });
  }, 300);
  type Events = Record<'events', string[]>;
  /** Goes to another page. Returns what happens until its heading has the focus. */
  const eventsOf = async (name: string, go: () => Promise<unknown>) => {
    await page.evaluate(() => ((window as unknown as Events).events.length = 0));
    await go();
    await expect(heading(page, name)).toBeFocused();
    return page.evaluate(() => (window as unknown as Events).events.slice(-3));
  };
  const waiting = (name: string) => ['focus: ', 'noticed', `focus: ${name}`];
  expect(await eventsOf('Orders', () => link(page, 'Orders').first().click())).toEqual(waiting('Orders'));
  expect(await eventsOf('Your account', () => page.goBack())).toEqual(waiting('Your account'));
  expect(await eventsOf('Orders', () => page.goForward())).toEqual(waiting('Orders'));
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About us' });
  expect(await eventsOf('About us', () => about.click())).toEqual(waiting('About us'));

  await test.step('and a Tab in that time continues after the heading', async () => {
    await page.goBack();
    await heading(page, 'Orders').waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('Tab');
    const isBehind = () =>
      page.evaluate(() => {
        const place = document.querySelector('h1')!.compareDocumentPosition(document.activeElement!);
        return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      });
    await expect.poll(isBehind).toBe(true);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a login just after a guess, ${javaScriptEnabled ? 'with' : 'without'} script`, onEveryPlatform, () => {
    test.use({ javaScriptEnabled });

    test('gets 429 and the time to wait, and keeps its text', async ({ page, request, sandbox: _ }) => {
      const credentials = { email: `guessed-${javaScriptEnabled}@example.com`, password: 'wrong' };
      const path = javaScriptEnabled ? '/api/shop/customer/login' : '/account/login';
      await page.goto('/account/login');
      await page.route(`**${path}`, async (route) => {
        const guess = await request.post('/api/shop/customer/login', { data: { args: [credentials] } });
        expect(guess.status()).toBe(200);
        await route.continue();
      });
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith(path),
      );
      await logIn(page, credentials);
      const response = await answered;
      expect([response.status(), response.headers()['retry-after']]).toEqual([429, expect.stringMatching(/^[1-5]$/)]);
      await expect(page.getByRole('main')).toContainText(
        /Too many attempts\. Please wait [1-5] seconds? and try again\./,
      );
      await expect(field(page, 'Email')).toHaveValue(credentials.email);
    });
  });

test.describe('pages of the account', () => {
  test('are not cached', async ({ request }) => {
    for (const path of ['/account', '/account/login', '/account/orders', '/account/change-password?resetUrl=x']) {
      const { 'cache-control': caching, 'x-nextjs-cache': cache } = (await request.get(path)).headers();
      expect(caching).toContain('no-store');
      expect(cache).toBeUndefined();
    }
  });

  test('allow only their own scripts, with a new nonce each time', async ({ request }) => {
    const scripts = async () => (await request.get('/account/login')).headers()['content-security-policy'] ?? '';
    const [first, second] = [await scripts(), await scripts()];
    // The hash of the script that stores early presses is the same on every page.
    expect(first).toMatch(/script-src 'self' 'nonce-\w{32}' 'sha256-[\w+/]{43}=';/);
    expect(first).not.toBe(second);
  });

  test('pass on links to new passwords, in full', async ({ request, baseURL }) => {
    for (const [parameter, path] of [
      ['resetUrl', '/account/reset/7/abc?x=1'],
      ['reset', '/login.php?action=change_password&c=7&t=abc'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      const target = new URL(response.headers().location ?? '', baseURL);
      expect(target.pathname).toBe('/account/change-password');
      expect([...target.searchParams]).toEqual([[parameter, `${baseURL}${path}`]]);
    }
  });

  test('redirect nowhere else', async ({ page, sandbox: _ }) => {
    await page.goto('/account/login?checkout_url=https://evil.example/checkout&redirectUrl=//evil.example');
    await logIn(page, robin);
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/account$/);
  });

  test('continue to the requested checkout', async ({ page, sandbox: _ }) => {
    await addSimpleProduct(page, 'floor-pump');
    const checkout = await cartDrawer(page).getByRole('link', { name: 'Checkout' }).getAttribute('href');
    await page.goto(`/account/login?${new URLSearchParams({ checkout_url: checkout ?? '' })}`);
    await logIn(page, robin);
    await expect(page).toHaveURL(checkout ?? '');
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Floor Pump' })).toBeVisible();
  });

  test('accept forms of this site only', async ({ request }) => {
    const send = (headers: Record<string, string>) =>
      request.post('/account/login', { headers, multipart: { email: robin.email } });
    expect((await send({ Origin: 'https://evil.example' })).status()).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(403);
    expect((await send({ 'Next-Action': 'abc' })).status()).toBe(405);
    // Looks like one of our forms, but names no action.
    expect((await send({})).status()).toBeLessThan(500);
  });
});
