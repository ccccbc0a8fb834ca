'use client';
import { useForeignWords } from '../shop/ShopProvider.js';
import { segmentsOf, type Segment } from './segments.js';

export interface ForeignWordsProps {
  /** A text of the shop, such as the name of a product. */
  children: string;
}

/**
 * A text with `lang` on its words of other languages, which the shop's settings list as `foreignWords`. Screen readers pronounce such a word
 * in its language, and browsers choose a font for it. Renders no element for the other words.
 */
export function ForeignWords({ children: text }: ForeignWordsProps) {
  return <Segments segments={segmentsOf(text, useForeignWords())} />;
}

/** Segments of a text, one after the other. */
export const Segments = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map(({ text, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  );
