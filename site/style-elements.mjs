// The hashes of the style elements that react-aria creates, for the content security policy. The texts are exactly react-aria's.
import { createHash } from 'node:crypto';

const texts = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

export const styleElements = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
