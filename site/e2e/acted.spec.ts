import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';

const path = '/about';

/** Faults that show while a shopper acts, to be seeded into a page: what a press of its button does. */
const seeds: { fault: string; found: RegExp | undefined; press: () => unknown }[] = [
  {
    fault: 'a button that goes takes the focus with it',
    found: /^\/about, after click on <button id="seed"[^>]*> “Show”: the focus is lost: <button id="seed"/,
    press: () => document.querySelector('#seed')!.remove(),
  },
  {
    fault: 'a button that is disabled loses the focus',
    found: /^\/about, after click on <button id="seed"[^>]*> “Show”: the focus is lost: <button id="seed"/,
    press: () => ((document.querySelector('#seed') as HTMLButtonElement).disabled = true),
  },
  {
    fault: 'results come silently',
    found: /^\/about, after click on <button id="seed"[^>]*> “Show”: nothing announces it: <p> “3 results”/,
    press: () => document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<p>3 results</p>'),
  },
  {
    fault: 'a status comes with its text',
    found: /^\/about, after click on <button id="seed"[^>]*> “Show”: it was born with its text: <p role="status"/,
    press: () => document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<p role="status">3 results</p>'),
  },
  {
    fault: 'no fault: results that a region says soon after',
    found: undefined,
    press: () => {
      const main = document.querySelector('main')!;
      main.insertAdjacentHTML('afterbegin', '<p>3 results</p><p role="status"></p>');
      setTimeout(() => (main.querySelector('[role=status]')!.textContent = '3 results'), 300);
    },
  },
];

/** Puts a button into the page that does this, and presses it. */
async function pressSeeded(page: Page, press: () => unknown) {
  await page.goto(path);
  await page.evaluate(`{
    const button = Object.assign(document.createElement('button'), { id: 'seed', textContent: 'Show', onclick: ${press} });
    document.querySelector('main').append(button);
  }`);
  await page.getByRole('button', { name: 'Show' }).click();
}

test.describe('each test of the shop finds faults in the actions that it takes', () => {
  for (const { fault, found, press } of seeds)
    test(fault, async ({ page, acted }) => {
      await pressSeeded(page, press);
      const findings = await acted.findings();
      if (!found) expect(findings).toEqual([]);
      else expect(findings.filter((finding) => found.test(finding))).not.toEqual([]);
    });

  test('neither a later key nor another page hides the fault', async ({ page, acted }) => {
    const [{ found, press }] = seeds as [(typeof seeds)[number]];
    await pressSeeded(page, press);
    await page.keyboard.press('Tab');
    await page.goto('/contact');
    expect((await acted.findings()).filter((finding) => found!.test(finding))).not.toEqual([]);
  });
});
