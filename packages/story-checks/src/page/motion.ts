import { find, nameOf, type Findings } from './dom.js';
import { notOurs } from './settings.js';

/** Milliseconds. A longer animation is motion. */
const instant = 10;

/** Properties without motion: fading, and values without a transition between them. */
const still = /^(opacity|.*color|fill|stroke|display|overlay|visibility|content-visibility)$/i;

const seen = new Set<string>();
let isWatching = false;

/** Starts to record all motion for `motion`, including motion that has ended when the story has been played. */
export function watchMotion() {
  seen.clear();
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('transitionrun', noteAnimations, { capture: true });
  document.addEventListener('animationstart', noteAnimations, { capture: true });
  for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'] as const)
    for (const scroller of [Element.prototype, window]) watchScrolling(scroller, name);
  watchScripts();
}

/** With reduced motion nothing moves: a change shows at once, or fades in. */
export const motion = (): Findings => [...seen, ...smoothScrollers()];

/** Elements that scroll smoothly by their style, whether they have been scrolled or not. */
export const smoothScrollers = (): Findings =>
  [document.documentElement, document.body, ...find('*')]
    .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
    .map((element) => `it scrolls smoothly: ${nameOf(element)}`);

function noteAnimations({ target }: Event) {
  if (!(target instanceof Element) || target.closest(notOurs)) return;
  for (const animation of target.getAnimations({ subtree: true })) noteAnimation(animation, target);
}

function noteAnimation({ effect }: Animation, target: Element) {
  if (!(effect instanceof KeyframeEffect) || effect.target !== target) return;
  const duration = Number(effect.getComputedTiming().duration);
  const moving = properties(effect).filter((name) => !still.test(name));
  if (duration > instant && moving.length) seen.add(`${moving.join(', ')} moves for ${duration} ms: ${nameOf(target)}`);
}

/** Records animations of scripts, which have no event. */
function watchScripts() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    noteAnimation(animation, this);
    return animation;
  };
}

const properties = (effect: KeyframeEffect) => [
  ...new Set(
    effect
      .getKeyframes()
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  ),
];

type Scroll = (this: unknown, ...args: unknown[]) => void;

function watchScrolling(scroller: object, name: string) {
  const methods = scroller as Record<string, Scroll | undefined>;
  const original = methods[name];
  if (!original) return;
  methods[name] = function (...args) {
    const [options] = args;
    if (typeof options === 'object' && options && 'behavior' in options && options.behavior === 'smooth')
      seen.add(`${name} moves smoothly: ${this instanceof Element ? nameOf(this) : 'the page'}`);
    original.apply(this, args);
  };
}
