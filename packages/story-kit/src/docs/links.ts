interface Preview {
  storyStoreValue?: { storyIndex: { entries: Record<string, { id: string; title: string; type: string }> } };
}

/** Returns the ids of the catalogue's docs pages by name, such as 'Button'. */
function pages(): Map<string, string> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
  const entries = Object.values(preview?.storyStoreValue?.storyIndex.entries ?? {});
  return new Map(
    entries.filter(({ type }) => type === 'docs').map(({ id, title }) => [title.split('/').at(-1) ?? title, id]),
  );
}

/** Returns the URL of a page, from within a page. */
const pageHref = (id: string) => `?path=/docs/${id}`;

/** Turns names of pages into links: `ButtonLink`, and _Guidelines / Tokens_. The page's own name stays plain, and so does code in fences. */
export function withLinks(markdown: string, own?: string): string {
  const known = pages();
  const link = (text: string, name: string) => {
    const id = known.get(name);
    return id && name !== own ? `[${text}](${pageHref(id)})` : text;
  };
  const linked = (text: string) =>
    text
      .replace(/(?<!\[)`(\w+)`/g, (written, name: string) => link(written, name))
      .replace(/_(Guides|Guidelines) \/ ([^_]+)_/g, (_, group: string, name: string) => link(name, name) || group);
  const parts = markdown.split(/^(```[^]*?^```)$/m);
  return parts.map((part) => (part.startsWith('```') ? part : linked(part))).join('');
}
