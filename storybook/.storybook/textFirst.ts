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
