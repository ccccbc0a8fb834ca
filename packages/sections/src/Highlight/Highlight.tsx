'use client';
import type { HighlightedText } from '@vitrine/commerce';
import { Segments } from '../ForeignWords/ForeignWords.js';
import { segmentsOfParts } from '../ForeignWords/segments.js';
import { useForeignWords } from '../shop/ShopProvider.js';

/** A text with the found parts as `<em>`. A part may begin within a word of another language, which keeps its `lang`. */
export function Highlight({ text }: { text: HighlightedText }) {
  const parts = segmentsOfParts(
    text.map((part) => part.text),
    useForeignWords(),
  );
  return text.map(({ isMatch }, index) => {
    const content = <Segments key={index} segments={parts[index]!} />;
    return isMatch ? <em key={index}>{content}</em> : content;
  });
}
