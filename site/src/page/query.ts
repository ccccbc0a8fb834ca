/** The query of the URL, as Next passes it to a page. */
export interface QueryProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Returns the parameters of the query. The first of repeated ones counts. */
export async function parameters({ searchParams }: QueryProps): Promise<Record<string, string | undefined>> {
  const query = Object.entries(await searchParams);
  return Object.fromEntries(query.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

/** Returns the whole query, with all values of repeated parameters. */
export const wholeQuery = async ({ searchParams }: QueryProps) =>
  new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value = []]) => [value].flat().map((each) => [name, each])),
  );

/** Returns one parameter. Undefined if it is missing or empty. */
export const parameter = async (props: QueryProps, name: string) => (await parameters(props))[name] || undefined;
