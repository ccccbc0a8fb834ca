// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToList, keepPlace, stayInPlace } from './place.js';

const page = document.createElement('main');
document.body.append(page);

let leave: (() => void) | undefined;

/** Replaces the list with a list of this text, as a framework does: the old list leaves and the new one appears in one turn. */
function show(text: string, before = ''): HTMLElement {
  leave?.();
  page.innerHTML = `${before}<p tabindex="-1">${text}</p>`;
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

describe('after a list has loaded', () => {
  it('through a link, it has the focus, which is read', async () => {
    show('42 products, page 1 of 4');
    keepPlace();
    const status = show('42 products, page 2 of 4');
    expect(document.activeElement).toBe(status);
    expect(await announced()).toBe('');
  });

  it('through a link, a field that the shopper has moved to since then keeps the focus, and the list is announced', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    show('42 products, page 1 of 4');
    keepPlace();
    field.focus();
    show('42 products, page 2 of 4');
    expect(document.activeElement).toBe(field);
    expect(await announced()).toBe('42 products, page 2 of 4');
    field.remove();
  });

  it('a field that gets the focus just before the list does keeps it', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    keepPlace();
    page.innerHTML = '<p tabindex="-1">9 products</p>';
    const status = document.querySelector('p')!;
    leave = stayInPlace(status);
    field.focus();
    goToList(status);
    expect(document.activeElement).toBe(field);
    expect(await announced()).toBe('9 products');
    field.remove();
  });

  it('through a link, a heading that the framework has focused does not keep the focus', () => {
    keepPlace();
    page.innerHTML = '<h1 tabindex="-1">Bikes</h1><p tabindex="-1">9 products</p>';
    document.querySelector('h1')!.focus();
    const status = document.querySelector('p')!;
    leave = stayInPlace(status);
    goToList(status);
    expect(document.activeElement).toBe(status);
  });

  it('without a press, such as by the back button, the focus stays, and the list is announced', async () => {
    show('42 products, page 2 of 4');
    const status = show('42 products, page 1 of 4');
    expect(document.activeElement).not.toBe(status);
    expect(await announced()).toBe('42 products, page 1 of 4');
  });

  it('from another page, or without a change to announce, it is silent', async () => {
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

describe('after a list has loaded that a form requested', () => {
  const header = document.createElement('button');

  beforeEach(() => void document.body.append(header));

  it('the focus stays on the element that the shopper has moved to, and the list is announced', async () => {
    show('9 products');
    keepPlace({ staysOnForm: true });
    header.focus();
    show('4 products');
    expect(document.activeElement).toBe(header);
    expect(await announced()).toBe('4 products');
  });

  it('the list gets the focus if the focused element has disappeared', () => {
    const link = '<a href="#">Lane One</a>';
    show('9 products', link);
    keepPlace({ staysOnForm: true });
    document.querySelector('a')!.focus();
    const status = show('4 products');
    expect(document.activeElement).toBe(status);
  });
});
