// Random values that are the same for the same seed, so that findings can be reproduced.

/** @param {number} seed a whole number */
export function createRandom(seed) {
  let state = seed >>> 0;
  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Returns a whole number from `min` to `max`. */
  const int = (min, max) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    isLucky: (chance) => next() < chance,
    pick: (list) => list[int(0, list.length - 1)],
    times: (min, max, make) => Array.from({ length: int(min, max) }, make),
  };
}
