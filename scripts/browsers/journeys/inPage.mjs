// Runs in the page: finds elements by role and name. Bundled and injected into each story.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

// An element without a role, such as a password field, is found by its tag.
const roleOf = (element) => getRole(element) ?? element.localName;
const nameOf = (element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Whether an element is visible to users: not hidden, not inert, and not inside of such an element. */
const isThere = (element) => !element.closest('[inert]') && !isFolded(element) && !isInaccessible(element);

/** Whether an element is inside of a closed `<details>`, outside of its summary. */
function isFolded(element) {
  const closed = element.parentElement?.closest('details:not([open])');
  return Boolean(closed) && !closed.querySelector('summary').contains(element);
}

/** Whether something else, such as a bar, is over the middle of an element. */
function isCovered(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !element.contains(top) && !top.contains(element) && !top.closest('label')?.contains(element);
}

const matches = (text, wanted) =>
  wanted === undefined ? true : wanted.pattern ? new RegExp(wanted.pattern).test(text) : text === wanted.text;

function elements({ role, name }) {
  const roles = role.split('|');
  return [...document.body.querySelectorAll('*')].filter(
    (element) => roles.includes(roleOf(element)) && isThere(element) && matches(nameOf(element), name),
  );
}

const bool = (value) => (value === null ? undefined : value === 'true');

/** Returns the visible and announced state of an element. */
function describe(element) {
  const aria = (name) => element.getAttribute(`aria-${name}`);
  const active = document.getElementById(aria('activedescendant') ?? '');
  return {
    name: nameOf(element),
    isExpanded: bool(aria('expanded')),
    isSelected: bool(aria('selected')),
    isChecked: 'checked' in element ? element.checked : bool(aria('checked')),
    isInvalid: aria('invalid') === 'true',
    isDisabled: element.disabled === true || aria('disabled') === 'true',
    hasFocus: element === document.activeElement,
    value: element.value ?? undefined,
    active: active ? nameOf(active) : undefined,
    text: element.innerText?.replace(/\s+/g, ' ').trim(),
  };
}

/** Time between two frames of a film, in milliseconds of the motion. */
const shutter = 20;

const hasEnd = ({ effect }) => effect?.getComputedTiming().endTime < Infinity;
const motions = () => document.getAnimations().filter(hasEnd);

/** Whether an animation of the element, or of one around it, has begun and not ended. Before its first frame, it has moved nothing. */
const isMoved = (element) =>
  motions().some(({ playState, effect: { target } }) => playState === 'running' && target.contains(element));

/**
 * Moves the animations of the page from frame to frame, by the film's clock. On a busy machine an animation by the browser's clock can end
 * before its first frame.
 */
class StopMotion {
  #taken = new Set();
  // An animation begins with the change that causes it, before the next frame.
  #watcher = new MutationObserver(() => this.take());

  constructor() {
    this.#watcher.observe(document, { subtree: true, childList: true, attributes: true });
  }

  take() {
    for (const motion of motions()) {
      if (this.#taken.has(motion)) continue;
      this.#taken.add(motion);
      motion.pause();
      motion.currentTime = 0;
    }
  }

  advance() {
    for (const motion of this.#taken) {
      const end = motion.effect.getComputedTiming().endTime;
      if (motion.currentTime >= end - 1) this.#end(motion);
      else motion.currentTime = Math.min(motion.currentTime + shutter, end - 1);
    }
  }

  #end(motion) {
    this.#taken.delete(motion);
    motion.finish();
  }

  stop() {
    this.#watcher.disconnect();
    for (const motion of this.#taken) this.#end(motion);
  }
}

const withAncestors = (element) => (element ? [element, ...withAncestors(element.parentElement)] : []);
const product = (numbers) => numbers.reduce((result, number) => result * number, 1);
const sum = (numbers) => numbers.reduce((result, number) => result + number, 0);

/** Returns the place and look of an overlay, and how far the elements around it are scrolled. `describePage` shows a scrolled page. */
function describeOverlay(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [, ...around] = withAncestors(element);
  const isMoving = motions().some(({ effect: { target } }) => target.contains(element) || element.contains(target));
  return {
    ...{ x, y, width, height, isMoving },
    opacity: product([element, ...around].map((each) => Number(getComputedStyle(each).opacity))),
    scrolled: sum(
      around
        .filter((each) => each !== document.scrollingElement)
        .map((each) => Math.abs(each.scrollLeft) + Math.abs(each.scrollTop)),
    ),
  };
}

/** Returns the place and look of the page's content, `null` without any. */
function describePage() {
  const content = document.querySelector('#storybook-root, main');
  if (!content) return null;
  const { x, y, height } = content.getBoundingClientRect();
  const opacity = product(withAncestors(content).map((each) => Number(getComputedStyle(each).opacity)));
  return { x, y, isBare: height === 0 || opacity < 1 || getComputedStyle(content).visibility !== 'visible' };
}

let film;

globalThis.journey = {
  /** Films the first element that matches the selector, in each frame from now on. */
  roll(selector) {
    const frames = [];
    const motion = new StopMotion();
    film = { frames, motion };
    const take = () => {
      if (film?.frames !== frames) return;
      motion.take();
      const element = document.querySelector(selector);
      frames.push({ page: describePage(), overlay: element && describeOverlay(element) });
      motion.advance();
      requestAnimationFrame(take);
    };
    requestAnimationFrame(take);
    return true;
  },
  /** Whether the filmed element has come, or with `isGone` has gone, and no longer moves. */
  isStill(isGone) {
    const last = film.frames.slice(-3).map(({ overlay }) => overlay);
    const isThere = (overlay) => overlay !== null && !overlay.isMoving && overlay.opacity > 0;
    return last.length === 3 && last.every((overlay) => (isGone ? overlay === null : isThere(overlay)));
  },
  /** Ends the film and returns its frames. */
  cut() {
    const { frames, motion } = film;
    film = undefined;
    motion.stop();
    return frames;
  },
  find: (query) => elements(query).map(describe),
  /** Returns the element's position in the viewport, after scrolling it into view, and whether an animation is moving it. */
  place(query) {
    const [element] = elements(query);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A person scrolls on until no bar covers it. Firefox does not, for an element in a sticky part.
    if (isCovered(element)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, isMoved: isMoved(element) };
  },
  focused() {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    return `${roleOf(element)} "${nameOf(element)}"`;
  },
  /** Resolves after this number of frames. */
  frames: (count) =>
    new Promise((resolve) => {
      const next = (left) => (left === 0 ? resolve(true) : requestAnimationFrame(() => next(left - 1)));
      next(count);
    }),
};
