/** Returns a URL of a page, for a link. Undefined for another scheme, such as `javascript:`, and for text that is no URL. */
export function webUrl(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
