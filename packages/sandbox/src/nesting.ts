/** The most levels that a request may nest. Protocols read what they get level by level, and a call stack is finite. */
export const deepestNesting = 100;

/** Whether JSON in the body, or a name in a form or a query (`items[0][id]`), nests deeper than that. */
export function nestsTooDeep({ headers }: Request, { searchParams }: URL, body: string): boolean {
  const type = headers.get('content-type') ?? '';
  const forms = [
    searchParams,
    ...(type.includes('application/x-www-form-urlencoded') ? [new URLSearchParams(body)] : []),
  ];
  // A GraphQL document has limits of its own, and answers in its own way.
  const isJson = !type.startsWith('application/graphql') && /^\s*[[{]/.test(body);
  return (isJson && jsonNestsTooDeep(body)) || forms.some((form) => [...form.keys()].some(nameNestsTooDeep));
}

const nameNestsTooDeep = (name: string) => name.split('[', deepestNesting + 2).length > deepestNesting + 1;

function jsonNestsTooDeep(text: string): boolean {
  let depth = 0;
  // Brackets within strings count for nothing.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > deepestNesting) return true;
  }
  return false;
}
