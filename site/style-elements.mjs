// The style elements that react-aria makes, by their hashes, for a content security policy: its own texts, to the letter.
import { createHash } from 'node:crypto';

const texts = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

export const styleElements = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
