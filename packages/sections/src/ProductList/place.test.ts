// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToList, keepPlace, stayInPlace } from './place.js';

const page = document.createElement('main');
document.body.append(page);

let leave: (() => void) | undefined;

/** Replaces the list with one of this text, as a framework does: the old list leaves and the new one appears in one turn. */
function show(text: string, form = ''): HTMLElement {
  leave?.();
  page.innerHTML = `${form}<p tabindex="-1">${text}</p>`;
  const status = document.querySelector('p')!;
  leave = stayInPlace(status);
  goToList(status);
  return status;
}

/** Returns the texts of the live regions, after they are set. */
async function announced(): Promise<string> {
  await vi.advanceTimersByTimeAsync(200);
  return [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  leave?.();
  leave = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
});

describe('when a list has come', () => {
  it('to which a link led, it has the focus, which is read', async () => {
    show('42 products, page 1 of 4');
    keepPlace();
    const status = show('42 products, page 2 of 4');
    expect(document.activeElement).toBe(status);
    expect(await announced()).toBe('');
  });

  it('that nobody pressed for, such as on the way back, the focus stays, and it is announced', async () => {
    show('42 products, page 2 of 4');
    const status = show('42 products, page 1 of 4');
    expect(document.activeElement).not.toBe(status);
    expect(await announced()).toBe('42 products, page 1 of 4');
  });

  it('from another page, or with nothing new to say, it is silent', async () => {
    show('42 products');
    show('42 products');
    leave?.();
    leave = undefined;
    await Promise.resolve();
    const status = show('7 products');
    expect(document.activeElement).not.toBe(status);
    expect(await announced()).toBe('');
  });
});

describe('when a list has come that a form has asked for', () => {
  const form = (fields: string) => `<form aria-label="Filter">${fields}</form>`;
  const prices = (min = '') => form(`<input name="price-min" value="${min}" /><input name="price-max" />`);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const ask = () => keepPlace(document.querySelector('form')!);

  it('the focus is where the shopper has gone meanwhile, and the list is announced', async () => {
    show('9 products', prices());
    // Browsers fire the change event before the next field has the focus.
    field('price-min').value = '100';
    ask();
    field('price-max').focus();
    const status = show('4 products', prices('100'));
    expect(document.activeElement).toBe(field('price-max'));
    expect(document.activeElement).not.toBe(status);
    expect(await announced()).toBe('4 products');
  });

  it('what is being written in another field stays', () => {
    show('9 products', prices());
    field('price-min').value = '100';
    ask();
    field('price-max').focus();
    field('price-max').value = '25';
    show('4 products', prices('100'));
    expect(field('price-max').value).toBe('25');
    expect(field('price-min').value).toBe('100');
  });

  it('the same checkbox of several has the focus', () => {
    const boxes = form(
      '<input type="checkbox" name="size" value="S" /><input type="checkbox" name="size" value="M" />',
    );
    show('9 products', boxes);
    document.querySelector<HTMLInputElement>('[value="M"]')!.focus();
    ask();
    show('4 products', boxes);
    expect(document.activeElement).toBe(document.querySelector('[value="M"]'));
  });

  it('the focus stays on what is not of the page, and goes to the list from what is gone', () => {
    const header = document.createElement('button');
    document.body.append(header);
    show('9 products', prices());
    ask();
    header.focus();
    show('4 products', prices());
    expect(document.activeElement).toBe(header);
    header.remove();
    show('9 products', `${prices()}<a href="#">Lane One</a>`);
    ask();
    document.querySelector('a')!.focus();
    const status = show('4 products', prices());
    expect(document.activeElement).toBe(status);
  });
});
