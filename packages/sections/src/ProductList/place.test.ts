// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToList, keepPlace, stayInPlace } from './place.js';

let leave: (() => void) | undefined;

/** Shows a list of this text in place of the one before, as a framework does: the old one goes, the new one comes, in one turn. */
function show(text: string): HTMLElement {
  leave?.();
  document.body.innerHTML = `<input name="price-max" /><p tabindex="-1">${text}</p>`;
  const status = document.querySelector('p')!;
  leave = stayInPlace(status);
  goToList(status);
  return status;
}

/** What is read out from the live regions, once their texts are there. */
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
