import { nameOf, notOurs, type Findings } from './dom.js';

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
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) watchScrolling(name);
  watchScripts();
}

/** With reduced motion nothing moves: a change shows at once, or fades in. */
export const motion = (): Findings => [...seen];

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

function watchScrolling(name: 'scrollTo' | 'scrollBy' | 'scrollIntoView') {
  const prototype = Element.prototype as unknown as Record<string, (...args: unknown[]) => void>;
  const original = prototype[name];
  if (!original) return;
  prototype[name] = function (this: Element, ...args: unknown[]) {
    const [options] = args;
    if (typeof options === 'object' && options && 'behavior' in options && options.behavior === 'smooth')
      seen.add(`${name} moves smoothly: ${nameOf(this)}`);
    original.apply(this, args);
  };
}
