/** Redirects of old paths to products, categories and other addresses. */
import { idOf } from '../../shop/catalog/catalog.js';
import type { UrlRedirectData } from '../../shop/data.js';
import { collection } from './answers.js';
import type { Call, Handler } from './call.js';
import { readQuery } from './query.js';

const entity = /^\/(products|collections)\/([^/?#]+)$/;
const kinds = { products: ['product', 'product'], collections: ['collection', 'category'] } as const;

/** Answers with the redirects whose old path contains the keyword. */
export const getRedirects: Handler = (call) => {
  const query = readQuery(call.url, ['site_id', 'id:in', 'keyword', 'include', 'sort', 'direction']);
  const keyword = query.text('keyword') ?? '';
  const withUrl = query.list('include')?.includes('to_url') ?? false;
  const found = (call.context.shop.data.redirects ?? []).filter(({ path }) => path.includes(keyword));
  return collection(found, query.page(), call.url, (redirect) => redirectView(redirect, withUrl, call));
};

function redirectView({ path, target }: UrlRedirectData, withUrl: boolean, { context: { shop, origin } }: Call) {
  const [, folder, handle = ''] = entity.exec(target) ?? [];
  const [kind, type] = kinds[folder as keyof typeof kinds] ?? [];
  const known = kind && shop.catalog[kind](handle);
  return {
    id: idOf(`redirect ${path}`),
    site_id: 1000,
    from_path: path,
    to: known ? { type, entity_id: known.id, url: '' } : { type: 'url', entity_id: 0, url: target },
    ...(withUrl && { to_url: new URL(known ? `/${handle}/` : target, origin).href }),
  };
}
