import { expect, test } from 'vitest';
import { lookAt, middle, panBy, whole, zoomAt } from './view.js';

test('the point under the pointer stays in place', () => {
  const view = zoomAt(whole, 2, { x: 0.25, y: 0.75 }, 4);
  expect(view).toEqual({ scale: 2, x: -0.25, y: -0.75 });
  // A place p of the picture shows at corner + p * scale.
  expect(view.x + 0.25 * view.scale).toBe(0.25);
  const closer = zoomAt(view, 4, { x: 0.5, y: 0.5 }, 4);
  expect((0.5 - view.x) / view.scale).toBeCloseTo((0.5 - closer.x) / closer.scale);
});

test('enlarges from the whole picture to the maximum scale, and back', () => {
  expect(zoomAt(whole, 9, middle, 4).scale).toBe(4);
  expect(zoomAt({ scale: 2, x: -0.9, y: -0.1 }, 0.3, middle, 4)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('no edge of the picture is inside the frame', () => {
  const view = zoomAt(whole, 2, middle, 4);
  expect(panBy(view, 5, -5)).toEqual({ scale: 2, x: 0, y: -1 });
  expect(panBy(whole, 0.3, 0.3)).toEqual(whole);
});

test('the pointer at an edge shows that edge', () => {
  const view = { scale: 3, x: -1, y: -1 };
  expect(lookAt(view, { x: 0, y: 1 })).toEqual({ scale: 3, x: -0, y: -2 });
  expect(lookAt(view, middle)).toEqual({ scale: 3, x: -1, y: -1 });
});
