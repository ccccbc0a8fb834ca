/** The maximum nesting of a request, in levels. Protocols read requests recursively, and a call stack is finite. */
export const deepestNesting = 100;

/** Whether JSON in the body, or a name in a form or a query (`items[0][id]`), nests deeper than `deepestNesting`. */
export function nestsTooDeep({ headers }: Request, { searchParams }: URL, body: string): boolean {
  const type = headers.get('content-type') ?? '';
  const forms = [
    searchParams,
    ...(type.includes('application/x-www-form-urlencoded') ? [new URLSearchParams(body)] : []),
  ];
  // GraphQL documents have their own limits and errors.
  const isJson = !type.startsWith('application/graphql') && /^\s*[[{]/.test(body);
  return (isJson && jsonNestsTooDeep(body)) || forms.some((form) => [...form.keys()].some(nameNestsTooDeep));
}

const nameNestsTooDeep = (name: string) => name.split('[', deepestNesting + 2).length > deepestNesting + 1;

function jsonNestsTooDeep(text: string): boolean {
  let depth = 0;
  // Brackets within strings do not count.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > deepestNesting) return true;
  }
  return false;
}
