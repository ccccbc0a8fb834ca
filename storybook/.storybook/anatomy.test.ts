import { expect, test } from 'vitest';
import { styledParts } from './anatomy.js';

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
    { className: 'vt-Button-Root', element: 'button', note: 'Around all of it.' },
    { className: 'vt-Button-Frame', element: 'AspectRatio', note: '' },
  ]);
});
