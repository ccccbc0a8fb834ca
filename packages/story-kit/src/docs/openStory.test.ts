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
