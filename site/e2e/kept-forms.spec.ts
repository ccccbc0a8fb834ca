import type { Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';
import { addByForm, signIn } from './support/shopper';
import { texts } from './support/texts';

const forms = {
  '/contact': { name: 'Kim', email: 'kim@example.com', text: 'Do you mend pans?' },
  '/find-order': { number: '999999', email: 'kim@example.com' },
} as const;

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

async function write(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

async function shows(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(text);
}

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const [path, texts] of Object.entries(forms))
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', onEveryPlatform, () => {
      test.use({ javaScriptEnabled });

      test(`a form keeps its text on the way back: ${path}`, async ({ page, sandbox, capabilities }) => {
        test.skip(path === '/find-order' && !capabilities.orderLookup, 'the platform has no such form');
        const leave = async () => {
          await link(page, 'About us').click();
          await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
          await page.goBack();
        };
        await page.goto(path);
        await write(page, texts);
        await leave();
        await shows(page, texts);
        await test.step('after a failed send', async () => {
          await sandbox.fail({ fault: 'status=500;retry-after=30' });
          const sent = page.waitForResponse((response) => response.request().method() === 'POST');
          await field(page, 'email').press('Enter');
          const answer = await sent;
          expect(answer.status()).toBe(javaScriptEnabled ? 502 : 503);
          expect(answer.headers()['retry-after']).toBe('30');
          await expect(page.getByRole('main')).toContainText('The shop has a problem on its side.');
          await sandbox.recover();
          await leave();
          await shows(page, texts);
        });
      });
    });

test('a form keeps its text after a reload, for its own page only, and until it is sent', async ({
  page,
  sandbox: _,
}) => {
  const texts = forms['/contact'];
  await page.goto('/contact');
  await write(page, texts);
  await page.reload();
  await shows(page, texts);
  await page.goto('/about');
  await page.goto('/contact');
  await shows(page, texts);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Thank you!' })).toBeVisible();
  await page.goto('/contact');
  await expect(field(page, 'text')).toHaveValue('');
});

test('the text of a form goes with a logout', async ({ page, sandbox: _ }) => {
  await signIn(page);
  const main = page.getByRole('main');
  await link(page, 'Contact').click();
  await write(page, forms['/contact']);
  await page.goto('/account');
  await main.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).not.toHaveURL('/account');
  await page.goto('/contact');
  await expect(field(page, 'text')).toHaveValue('');
});

test('a logout in another tab empties the forms here, and a note that could not be saved is gone', async ({
  page,
  context,
  sandbox,
  shop,
}) => {
  await signIn(page);
  await addByForm(context.request, shop, 'floor-pump');
  await page.goto('/cart');
  const note = page.getByRole('textbox', { name: /What should we know/ });
  await page.getByRole('main').getByText('Note to the shop').click();
  await sandbox.fail({ match: { call: 'cart.update' }, fault: 'status=500' });
  await note.fill('Ring twice');
  await page.getByRole('main').getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('main').locator('form', { has: note })).toContainText(texts.http);
  await link(page, 'Contact').click();
  await write(page, forms['/contact']);

  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(other).not.toHaveURL('/account');
  await shows(page, { name: '', email: '', text: '' });
  await page.goBack();
  await page.getByRole('main').getByText('Note to the shop').click();
  await expect(note).toHaveValue('');
});

test('a logout that loads a page takes the texts of a form with it', async ({ page, context, sandbox: _, shop }) => {
  await signIn(page);
  await link(page, 'Contact').click();
  await write(page, forms['/contact']);
  // As the button does before scripts run.
  await context.request.post('/account/logout', {
    headers: { origin: shop.url },
    multipart: { sent: 'by the button' },
  });
  await page.goto('/account/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.goto('/contact');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('vitrine-form'))))
    .toEqual([]);
  await shows(page, { name: '', email: '', text: '' });
});
