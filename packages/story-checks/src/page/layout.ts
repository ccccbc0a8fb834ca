import {
  clippers,
  hasSize,
  isHiddenToTheEye,
  isOnTheScreen,
  isVisible,
  layerOf,
  nameOf,
  type Findings,
} from './dom.js';
import { notOurs } from './settings.js';

interface Line {
  text: string;
  parent: HTMLElement;
  /** The part of the line that shows. A part that a scroller hides does not count. */
  box: DOMRect;
}

/** Px. Sizes of text are rarely whole numbers. */
const tolerance = 1.5;

/** Nothing is wider than the screen, no text is cut off, and no text overlaps another. */
export function layout(): Findings {
  const root = document.documentElement;
  const overflow = root.scrollWidth - root.clientWidth;
  const lines: Line[] = [];
  const findings = overflow > 0 ? [`${overflow} px wider than the screen: ${widest()}`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || parent.closest(`${notOurs}, script, style, title, option`)) continue;
    if (!isVisible(parent) || isHiddenToTheEye(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (!hasSize(box)) continue;
      const { seen, cutBy } = clip(box, parent);
      if (cutBy) findings.push(`cut off by ${cutBy}: ${nameOf(parent)}`);
      if (hasSize(seen)) lines.push({ text: node.nodeValue.trim(), parent, box: seen });
    }
  }
  return [...new Set([...findings, ...overlaps(lines), ...cutValues()])];
}

/** The outermost element that reaches beyond the screen. */
function widest() {
  const { clientWidth } = document.documentElement;
  const found = [...document.body.querySelectorAll('*')].find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return isVisible(element) && (right > clientWidth + tolerance || left < -tolerance);
  });
  return found ? `${nameOf(found)} at ${getComputedStyle(found).fontSize}` : 'nothing visible';
}

/** Text with a line clamp is cut on purpose, and so is text that a button shows in full. */
const isCutOnPurpose = ({ id }: Element, style: CSSStyleDeclaration) =>
  style.webkitLineClamp !== 'none' ||
  (id !== '' && document.querySelector(`[aria-expanded='false'][aria-controls='${CSS.escape(id)}']`) !== null);

/** Returns the visible part of a line, and the element that cuts it off if scrolling does not help. */
function clip(line: DOMRect, parent: HTMLElement): { seen: DOMRect; cutBy?: string } {
  let seen = line;
  let cutBy: string | undefined;
  // Within a scroller nothing is cut off on its axis, whatever is around it.
  const scrolls = { x: false, y: false };
  let isFixed = false;
  for (const { box, style } of clippers(parent)) {
    isFixed = isOnTheScreen(box, style);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const edges = box.getBoundingClientRect();
    for (const axis of ['x', 'y'] as const) {
      const overflow = axis === 'x' ? style.overflowX : style.overflowY;
      if (overflow === 'visible') continue;
      const beyond = outside(seen, edges, axis);
      seen = intersection(seen, edges, axis);
      if (overflow === 'auto' || overflow === 'scroll') scrolls[axis] = true;
      else if (beyond > tolerance && !scrolls[axis] && !isCutOnPurpose(box, style)) cutBy ??= nameOf(box);
    }
  }
  const { clientWidth, clientHeight } = document.documentElement;
  const screen = new DOMRect(0, 0, clientWidth, clientHeight);
  if (!scrolls.x && outside(line, screen, 'x') > tolerance) cutBy ??= 'the side of the screen';
  const beyond = outside(line, screen, 'y');
  // An element that is wholly off the screen is there on purpose, such as a link that shows on focus.
  if (isFixed && !scrolls.y && beyond > tolerance && beyond < line.height) cutBy ??= 'the edge of the screen';
  return { seen, ...(cutBy && { cutBy }) };
}

const sides = (box: DOMRect, axis: 'x' | 'y') =>
  (axis === 'x' ? [box.left, box.right] : [box.top, box.bottom]) as [number, number];

function outside(box: DOMRect, edges: DOMRect, axis: 'x' | 'y') {
  const [start, end] = sides(box, axis);
  const [first, last] = sides(edges, axis);
  return Math.max(first - start, end - last, 0);
}

function intersection(box: DOMRect, edges: DOMRect, axis: 'x' | 'y') {
  const [start, end] = sides(box, axis);
  const [first, last] = sides(edges, axis);
  const from = Math.max(start, first);
  const size = Math.max(Math.min(end, last) - from, 0);
  return axis === 'x' ? new DOMRect(from, box.y, size, box.height) : new DOMRect(box.x, from, box.width, size);
}

/** Returns the middle of a line, to compare it with others: lines of text are taller than their letters. */
const middle = ({ x, y, width, height }: DOMRect) => new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4);

function overlaps(lines: Line[]): Findings {
  const placed = lines.map((line) => ({ ...line, layer: layerOf(line.parent), core: middle(line.box) }));
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(
        (other) =>
          other.parent !== one.parent &&
          other.layer === one.layer &&
          other.core.left < one.core.right &&
          other.core.right > one.core.left &&
          other.core.top < one.core.bottom &&
          other.core.bottom > one.core.top,
      )
      .map(
        (other) =>
          `“${one.text.slice(0, 40)}” is on “${other.text.slice(0, 40)}”: ${nameOf(other.parent)}, ${sizeOf(one)} and ${sizeOf(other)}`,
      ),
  );
}

const sizeOf = ({ box: { x, y, width, height } }: Line) => [x, y, width, height].map(Math.round).join(' ');

/** A number must be wholly visible: people do not move the caret to read the rest of it. */
const cutValues = (): Findings =>
  [...document.querySelectorAll<HTMLInputElement>('input[inputmode=numeric], input[inputmode=decimal]')]
    .filter((input) => isVisible(input) && input.scrollWidth > input.clientWidth + tolerance)
    .map((input) => `its number is cut off: ${nameOf(input)}`);
