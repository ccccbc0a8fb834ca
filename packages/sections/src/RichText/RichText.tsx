import { Root } from './RichText.styles.js';

export interface RichTextProps {
  /** HTML that the platform's adapter has sanitised. */
  html: string;
}

/** A merchant's own text, such as the description of a product. */
export function RichText({ html }: RichTextProps) {
  return <Root dangerouslySetInnerHTML={{ __html: html }} />;
}
