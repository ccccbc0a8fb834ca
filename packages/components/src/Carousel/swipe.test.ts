import { describe, expect, test } from 'vitest';
import { isLevel, swipeStep } from './swipe.js';

/** A movement of 100 px, at this angle to the horizontal. */
const at = (degrees: number) => ({
  dx: 100 * Math.cos((degrees * Math.PI) / 180),
  dy: -100 * Math.sin((degrees * Math.PI) / 180),
});

describe('spec §4, Carousel: a swipe with tilt capped at 30 degrees', () => {
  test.each([0, 29.9, -29.9, 150.1, 180, 209.9])('%f degrees is a swipe', (degrees) => {
    expect(isLevel(at(degrees))).toBe(true);
    expect(swipeStep(at(degrees), false)).not.toBe(0);
  });

  test.each([30.1, -30.1, 45, 90, 149.9, 270])('%f degrees scrolls the page', (degrees) => {
    expect(isLevel(at(degrees))).toBe(false);
    expect(swipeStep(at(degrees), false)).toBe(0);
  });

  test('the content follows the finger, in both writing directions', () => {
    expect(swipeStep({ dx: -80, dy: 5 }, false)).toBe(1);
    expect(swipeStep({ dx: 80, dy: 5 }, false)).toBe(-1);
    expect(swipeStep({ dx: -80, dy: 5 }, true)).toBe(-1);
    expect(swipeStep({ dx: 80, dy: 5 }, true)).toBe(1);
  });

  test('a short twitch is not a swipe', () => {
    expect(swipeStep({ dx: 39, dy: 0 }, false)).toBe(0);
    expect(swipeStep({ dx: 40, dy: 0 }, false)).toBe(-1);
  });
});
