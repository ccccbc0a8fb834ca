import {
  SET_CURRENT_STORY,
  STORY_CHANGED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { pageShown } from '@vitrine/story-kit/page-shown';

const textFrame = () => document.querySelector<HTMLIFrameElement>('iframe#text-first');
const pageFrame = () => document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');

/** Keeps the text over the page's own place in Storybook's shell, until the text is removed. */
function keepInPlace(text: HTMLIFrameElement) {
  if (!text.isConnected) return;
  const { left = 0, top = 0, width = 0, height = 0 } = pageFrame()?.getBoundingClientRect() ?? {};
  if (width > 0)
    Object.assign(text.style, {
      inset: `${top}px auto auto ${left}px`,
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
    });
  requestAnimationFrame(() => keepInPlace(text));
}

/** Shows the heading in the page that was the last one above the top of the text. */
function goToSameHeading(text: HTMLIFrameElement, page: HTMLIFrameElement) {
  const headings = [...(text.contentDocument?.querySelectorAll('h2') ?? [])];
  const read = headings.filter((heading) => heading.getBoundingClientRect().top < 100).at(-1)?.textContent;
  const same = [...(page.contentDocument?.querySelectorAll('h2') ?? [])].find(
    ({ textContent }) => textContent === read,
  );
  same?.scrollIntoView();
}

/** Returns the element at a place of the page, also in the screen of a story, with the place in its own document. */
function elementAt(page: Document, x: number, y: number): { target: HTMLElement; x: number; y: number } | undefined {
  const target = page.elementFromPoint(x, y) as HTMLElement | null;
  if (!target) return;
  const inside = target.tagName === 'IFRAME' && (target as HTMLIFrameElement).contentDocument;
  if (!inside) return { target, x, y };
  const { left, top, width } = target.getBoundingClientRect();
  const scale = width / target.offsetWidth;
  return elementAt(inside, (x - left) / scale, (y - top) / scale);
}

/** Whether this is a slider's track or thumb. Its range input is in it, or beside it. */
function isOfSlider(target: HTMLElement): boolean {
  if (target.closest('a, button, label, select, summary, textarea')) return false;
  return [target, target.parentElement, target.parentElement?.parentElement].some((element) =>
    element?.querySelector('input[type=range]'),
  );
}

/** Sends the events of a mouse that is pressed and released. A slider reads the place from them, and ignores a click. */
function sendPointer(target: HTMLElement, clientX: number, clientY: number) {
  const view = target.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const options = {
    bubbles: true,
    cancelable: true,
    pointerType: 'mouse',
    isPrimary: true,
    pointerId: 1,
    clientX,
    clientY,
  };
  for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new view.PointerEvent(type, options));
}

/** Repeats the last press on the example of the text, at the same place of the example in the page. */
function repeatPress(text: HTMLIFrameElement, page: HTMLIFrameElement) {
  const { pressed } = (text.contentWindow ?? {}) as { pressed?: [number, number] };
  const shown = text.contentDocument?.querySelector('.example')?.getBoundingClientRect();
  const live = page.contentDocument?.querySelector('.example')?.getBoundingClientRect();
  if (!page.contentDocument || !pressed || !shown || !live) return;
  const [left, top] = [pressed[0] - shown.x, pressed[1] - shown.y];
  if (left < 0 || top < 0 || left > shown.width || top > shown.height) return;
  const place = elementAt(page.contentDocument, live.x + left, live.y + top);
  if (!place) return;
  const { target, x, y } = place;
  if (isOfSlider(target)) return sendPointer(target, x, y);
  // A framed story lets nothing take the focus before a pointer has entered it.
  target.ownerDocument.defaultView?.dispatchEvent(new Event('pointerdown'));
  const control = target.closest<HTMLElement>('a, button, input, label, select, summary, textarea, [role]') ?? target;
  control.focus();
  control.click();
}

/** Replaces the text of a page, which index.html shows at once, by the page itself. A reader keeps place and focus. */
export function endTextFirst(api: API) {
  const text = textFrame();
  if (!text) return;
  keepInPlace(text);
  const end = () => {
    if (!text.isConnected) return;
    const page = pageFrame();
    if (page) {
      goToSameHeading(text, page);
      if (document.activeElement === text) page.focus();
      repeatPress(text, page);
    }
    text.remove();
  };
  for (const event of [
    pageShown,
    SET_CURRENT_STORY,
    STORY_CHANGED,
    STORY_ERRORED,
    STORY_MISSING,
    STORY_THREW_EXCEPTION,
  ])
    api.on(event, end);
}
