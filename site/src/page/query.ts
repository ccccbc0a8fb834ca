/** What a page of Next's is given of its address. */
export interface QueryProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The parameters of the query; the first of repeated ones counts. */
export async function parameters({ searchParams }: QueryProps): Promise<Record<string, string | undefined>> {
  const query = Object.entries(await searchParams);
  return Object.fromEntries(query.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

/** One of them; an empty one is none. */
export const parameter = async (props: QueryProps, name: string) => (await parameters(props))[name] || undefined;
