/** What a page of Next's is given of its address. */
export interface QueryProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A parameter of the query; the first of repeated ones counts, and an empty one is none. */
export async function parameter({ searchParams }: QueryProps, name: string): Promise<string | undefined> {
  const value = (await searchParams)[name];
  return (Array.isArray(value) ? value[0] : value) || undefined;
}
