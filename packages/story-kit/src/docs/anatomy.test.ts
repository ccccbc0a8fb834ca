import { expect, test } from 'vitest';
import { markersFor, styledParts } from './anatomy.js';

const source = `
const look = css\`color: red\`;

/** Around all of it. */
export const Root = styled.button\`
  color: red;
\`;

export const Frame = styled(AspectRatio).attrs({ ratio: 1 })\`\`;

const Inner = styled.span\`\`;
`;

test('the parts of a file of styles', () => {
  expect(styledParts(source, 'vt-Button')).toEqual([
    { name: 'Root', className: 'vt-Button-Root', element: 'button', note: 'Around all of it.' },
    { name: 'Frame', className: 'vt-Button-Frame', element: 'AspectRatio', note: '' },
  ]);
});

test('a part has its marker at its nearest side', () => {
  const icon = { left: 0, top: 0, width: 20, height: 20 };
  const count = { left: 80, top: 10, width: 20, height: 20 };
  expect(markersFor([icon, count], 100)).toEqual([
    { side: 'left', y: 10, to: { x: 0, y: 10 } },
    { side: 'right', y: 20, to: { x: 100, y: 20 } },
  ]);
});

test('markers of wide parts alternate, and the line of an outer part goes to its corner', () => {
  const field = { left: 0, top: 0, width: 100, height: 60 };
  const label = { left: 0, top: 0, width: 100, height: 20 };
  expect(markersFor([field, label], 100).map(({ side, y }) => [side, y])).toEqual([
    ['left', 8],
    ['right', 10],
  ]);
});

test('markers that would overlap are one below the other, and their lines still reach the parts', () => {
  const rows = [0, 10, 20].map((top) => ({ left: 0, top, width: 20, height: 10 }));
  const markers = markersFor(rows, 100);
  expect(markers.map(({ y }) => y)).toEqual([5, 35, 65]);
  expect(markers.map(({ to }) => to.y)).toEqual([5, 15, 25]);
});
