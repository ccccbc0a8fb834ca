// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openStory } from './openStory.js';

/** A frame with a button that comes later, and opens a box which takes the focus. */
function frameWith() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentDocument!;
  const addButton = () => {
    inside.body.innerHTML = '<button aria-label="Cart with 2 items."></button><input>';
    const [button, box] = [inside.querySelector('button')!, inside.querySelector('input')!];
    button.addEventListener('click', () => {
      button.dataset.pressed = 'yes';
      box.focus();
    });
    return { button, box };
  };
  return { frame, inside, addButton };
}

it('opens the overlay when its button is there, and leaves the focus outside until the reader comes', async () => {
  const { frame, inside, addButton } = frameWith();
  openStory(frame, 'Cart');
  const { button, box } = addButton();
  await vi.waitFor(() => expect(button.dataset.pressed).toBe('yes'));
  expect(inside.activeElement).not.toBe(box);
  box.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  box.focus();
  expect(inside.activeElement).toBe(box);
});

it('is done when something has opened and has come to rest', async () => {
  const { frame, inside, addButton } = frameWith();
  let end = () => {};
  const motion = { effect: undefined, finished: new Promise<void>((done) => (end = done)) };
  Object.assign(inside, { getAnimations: () => [motion] });
  const { button } = addButton();
  const done = vi.fn();
  void openStory(frame, 'Cart').then(done);
  button.append('pressed');
  await vi.waitFor(() => expect(button.dataset.pressed).toBe('yes'));
  inside.body.append(inside.createElement('dialog'));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  end();
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
});
