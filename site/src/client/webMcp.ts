/** What a browser with WebMCP, a trial, has in `navigator.modelContext`. */
interface ModelContext {
  registerTool: (tool: {
    name: string;
    description: string;
    inputSchema: object;
    execute: (input: Record<string, string>) => Promise<object>;
  }) => unknown;
}

declare global {
  interface Navigator {
    modelContext?: ModelContext;
  }
}

/** Offers the shop's search and pages, as Markdown, to an agent in the browser. Other browsers have no such agent. */
export function offerTools({ modelContext } = navigator) {
  const offer = (name: string, description: string, input: string, pathOf: (value: string) => string) =>
    modelContext?.registerTool({
      name,
      description,
      inputSchema: { type: 'object', properties: { [input]: { type: 'string' } }, required: [input] },
      execute: async ({ [input]: value = '' }) => {
        // A path of this site only, whatever the agent gives.
        const { pathname, search } = new URL(pathOf(value), location.origin);
        const response = await fetch(pathname + search, { headers: { Accept: 'text/markdown' } });
        return { content: [{ type: 'text', text: await response.text() }] };
      },
    });
  offer('search_products', 'Finds products of this shop, with prices and paths.', 'words', (words) => {
    return `/search?${new URLSearchParams({ q: words })}`;
  });
  offer('read_page', 'Reads a page of this shop, such as a product.', 'path', (path) => path);
}
