// For tests in jsdom or happy-dom, published as `@vitrine/components/testing`: adds what every browser has and these do not.
// Neither of them computes a layout, so no element has a size, scrolls, moves or comes into view. Existing features do not change.

/** Elements have no sizes here, so it never reports any. */
class Observer {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** No media query matches: a wide screen with a mouse, and motion. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

/** Any text as a CSS identifier, by code points, which every selector takes. */
const escape = (text: string) =>
  Array.from(text, (character) =>
    /[\w-]/.test(character) ? character : `\\${character.codePointAt(0)!.toString(16)} `,
  )
    .join('')
    .replace(/^-?\d/, (start) => start.replace(/\d/, (digit) => `\\3${digit} `));

/** Adds the missing features. */
function complete(target: object, parts: Record<string, unknown>) {
  for (const [name, value] of Object.entries(parts))
    if ((target as Record<string, unknown>)[name] === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

// A setup file may also run without a document: in tests of the server.
if (typeof window !== 'undefined') {
  const parts = { ResizeObserver: Observer, IntersectionObserver: Observer, matchMedia, CSS: {} };
  complete(window, parts);
  complete(globalThis, parts);
  complete(CSS, { escape, supports: () => false });
  complete(Element.prototype, {
    scrollTo() {},
    scrollBy() {},
    scrollIntoView() {},
    getAnimations: () => [],
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
  });
}

export {};
