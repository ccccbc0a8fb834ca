import { ancestors, findBars, isVisible, nameOf, type Findings } from './dom.js';
import { notOurs } from './settings.js';

/** Elements that come and go, or that are read by themselves. Text under them is not hidden permanently. */
const passing =
  'dialog, section[aria-label], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=status], [role=region]';

/** With the page scrolled to its beginning and to its end, no text stays under an element that does not scroll. */
export function behindBars(): Findings {
  const bars = findBars().filter(
    (bar) => !bar.matches(passing) && !bar.closest(passing) && !bar.querySelector(passing),
  );
  if (!bars.length) return [];
  const { scrollX, scrollY } = window;
  const findings = (['start', 'end'] as const).flatMap((end) => {
    window.scrollTo(scrollX, end === 'start' ? 0 : document.documentElement.scrollHeight);
    return bars.filter((bar) => isAt(bar, end)).flatMap(textUnder);
  });
  window.scrollTo(scrollX, scrollY);
  return [...new Set(findings)];
}

function isAt(bar: HTMLElement, end: 'start' | 'end') {
  const { top, bottom } = bar.getBoundingClientRect();
  const isAtStart = (top + bottom) / 2 < document.documentElement.clientHeight / 2;
  return isAtStart === (end === 'start');
}

function textUnder(bar: HTMLElement): Findings {
  const edges = bar.getBoundingClientRect();
  const findings: Findings = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || bar.contains(parent) || !isVisible(parent)) continue;
    if (parent.closest(`${notOurs}, [inert], [aria-hidden=true]`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isUnder = [...range.getClientRects()].some(({ x, y, width, height }) => {
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (middle.x < edges.left || middle.x > edges.right || middle.y < edges.top || middle.y > edges.bottom)
        return false;
      const top = document.elementFromPoint(middle.x, middle.y);
      return top !== null && bar.contains(top) && !scrollsByItself(parent);
    });
    if (isUnder) findings.push(`“${node.nodeValue.trim().slice(0, 40)}” stays under ${nameOf(bar)}`);
  }
  return findings;
}

const scrollsByItself = (element: HTMLElement) =>
  [...ancestors(element)].some(
    (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY !== 'visible',
  );
