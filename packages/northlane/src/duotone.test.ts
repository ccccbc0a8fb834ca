import { expect, test } from 'vitest';
import { duotone } from './duotone.js';

test('each colour of a drawing becomes a mixture of two inks', () => {
  const svg = '<path fill="#000" stroke="#FFFFFF"/><path fill="#808080" id="a"/>';
  expect(duotone(svg, '#200040', '#E0C0FF')).toBe(
    '<path fill="#200040" stroke="#e0c0ff"/><path fill="#8060a0" id="a"/>',
  );
});
