const texts = new WeakMap<{ descriptionHtml: string }, string>();

/** Returns the text of a description. The text is cached by the object. */
export function descriptionOf(data: { descriptionHtml: string }): string {
  let text = texts.get(data);
  if (text === undefined) texts.set(data, (text = textOf(data.descriptionHtml)));
  return text;
}

/** Returns the text of HTML, with a space between blocks as on the real platform. */
export function textOf(html: string): string {
  return decodeEntities(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(
        /<\/?(?:address|article|blockquote|br|div|dd|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^>]*>/gi,
        ' ',
      )
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Shortens a text to at most `length` characters. A shortened text ends with three dots. */
export function truncate(text: string, length?: number | null): string {
  if (length == null || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`;
}
