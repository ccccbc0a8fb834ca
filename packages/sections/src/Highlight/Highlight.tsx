import type { HighlightedText } from '@vitrine/commerce';

/** A text with the found parts as `<em>`. */
export const Highlight = ({ text }: { text: HighlightedText }) =>
  text.map((part, index) => (part.isMatch ? <em key={index}>{part.text}</em> : part.text));
