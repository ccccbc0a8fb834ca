// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { API } from 'storybook/manager-api';
import { pageShown } from '@vitrine/story-kit/page-shown';
import { endTextFirst } from './textFirst.js';

/** Adds a frame whose example is at this height of the page. */
function addFrame(id: string, top: number, html: string) {
  const frame = document.createElement('iframe');
  frame.id = id;
  document.body.append(frame);
  const content = frame.contentDocument!;
  content.body.innerHTML = `<div class="example">${html}</div>`;
  content.querySelector('.example')!.getBoundingClientRect = () => new DOMRect(40, top, 800, 160);
  return { frame, content };
}

/** Shows the text, presses there at this place, and then shows the page. `find` returns the element of the page at a place. */
function pressEarly(place: [number, number], html: string, find: (content: Document, x: number, y: number) => Element) {
  document.body.innerHTML = '';
  const text = addFrame('text-first', 200, '');
  const { content } = addFrame('storybook-preview-iframe', 196, html);
  content.elementFromPoint = (x, y) => find(content, x, y);
  Object.assign(text.frame.contentWindow!, { pressed: place });
  const listeners = new Map<string, () => void>();
  const api = { on: (event: string, listener: () => void) => listeners.set(event, listener) };
  endTextFirst(api as unknown as API);
  const show = () => {
    listeners.get(pageShown)!();
    expect(document.querySelector('#text-first')).toBeNull();
  };
  return { content, show };
}

/** Presses early at this place. Returns the elements that the page's press has reached. */
function pressButton(place: [number, number]) {
  const { content, show } = pressEarly(place, '<button>Add to Cart</button>', ({ body }, x, y) =>
    x === 100 && y === 246 ? body.querySelector('button')! : body,
  );
  const pressed = vi.fn();
  content.querySelector('button')!.addEventListener('click', pressed);
  show();
  return pressed;
}

test('a press on the example of the text reaches the same place of the page', () => {
  expect(pressButton([100, 250])).toHaveBeenCalledTimes(1);
});

test('a press on the words of the text presses nothing in the page', () => {
  expect(pressButton([100, 150])).not.toHaveBeenCalled();
});

test('a press on a slider reaches its track, with its place', () => {
  const { content, show } = pressEarly([300, 250], '<div id="track"><input type="range" /></div>', (page) =>
    page.querySelector('#track')!,
  );
  const events: string[] = [];
  for (const type of ['pointerdown', 'pointerup', 'click'])
    content.addEventListener(type, (event) => events.push(`${type} at ${(event as MouseEvent).clientX}`));
  show();
  expect(events).toEqual(['pointerdown at 300', 'pointerup at 300']);
});

test('a press on the screen of a story reaches its control, at the scale of the screen', () => {
  const { content, show } = pressEarly([340, 300], '<iframe></iframe>', (page) => page.querySelector('iframe')!);
  const screen = content.querySelector('iframe')!;
  Object.defineProperty(screen, 'offsetWidth', { value: 1280 });
  screen.getBoundingClientRect = () => new DOMRect(40, 196, 640, 180);
  const inside = screen.contentDocument!;
  inside.body.innerHTML = '<button>Close</button>';
  const at = vi.fn(() => inside.querySelector('button'));
  inside.elementFromPoint = at;
  const pressed = vi.fn();
  inside.querySelector('button')!.addEventListener('click', pressed);
  show();
  expect(at).toHaveBeenCalledWith(600, 200);
  expect(pressed).toHaveBeenCalledTimes(1);
});
