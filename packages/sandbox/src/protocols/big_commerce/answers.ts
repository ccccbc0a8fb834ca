/** The shapes that all responses of the REST API share. */
import { json } from '../../http.js';

/** The URL that every error gives for its explanation. */
const type = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes';

/** A refusal of a request. Handlers throw it, and the protocol converts it to a response. */
export class Problem extends Error {
  /** @param errors the problem of each input, by its path: 'line_items.0.quantity' */
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 422 | 500,
    title: string,
    readonly errors?: Record<string, string>,
  ) {
    super(title);
  }
}

export const problemAnswer = ({ status, message, errors }: Problem): Response =>
  json({ status, title: message, type, ...(errors && { errors }) }, { status });

/** Returns a problem in the format of version 2: a list of objects with only status and message. */
export const problemListAnswer = ({ status, message }: Problem): Response => json([{ status, message }], { status });

export const notFound = (title = 'The requested resource was not found.'): Problem => new Problem(404, title);

/** @param errors the platform's error keys by the input's path: 'error.path.missing' */
export const invalid = (errors: Record<string, string>): Problem =>
  new Problem(422, 'JSON data is missing or invalid', errors);

export const entity = (data: unknown, status: 200 | 201 = 200): Response => json({ data, meta: {} }, { status });

export const listEntity = (data: readonly unknown[]): Response => json({ data, meta: {} });

export const noContent = (): Response => new Response(null, { status: 204 });

export interface Page {
  /** From 1. */
  page: number;
  limit: number;
}

/**
 * Returns one page of the items. Calls `view` only for the items of this page.
 * @param view gets an item and its place among all items, from 0
 */
export function collection<Item>(
  items: readonly Item[],
  { page, limit }: Page,
  url: URL,
  view: (item: Item, place: number) => unknown,
): Response {
  const begin = (page - 1) * limit;
  const data = items.slice(begin, begin + limit).map((item, index) => view(item, begin + index));
  const total = items.length;
  const totalPages = Math.ceil(total / limit);
  const link = (to: number) => {
    const params = new URLSearchParams(url.search);
    params.set('page', String(to));
    params.set('limit', String(limit));
    return `?${params}`;
  };
  const links = {
    ...(page > 1 && { previous: link(page - 1) }),
    current: link(page),
    ...(page < totalPages && { next: link(page + 1) }),
  };
  const pagination = {
    total,
    count: data.length,
    per_page: limit,
    current_page: page,
    total_pages: totalPages,
    links,
  };
  return json({ data, meta: { pagination } });
}
