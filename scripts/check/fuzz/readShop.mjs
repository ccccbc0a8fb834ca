// Reads a running shop, so that hostile requests can name what it has: its forms, goods, and the lines of a signed-in customer's cart.

/** The pages whose forms are posted to the page itself before scripts run. Not every platform has all of the forms. */
export const formPages = [
  '/account/login?redirectUrl=/account/orders',
  '/account/register',
  '/account/recover-password',
  '/account/change-password?resetUrl=http%3A%2F%2F127.0.0.1%2Faccount%2Freset%2F7%2Fabc',
  '/account/change-password',
  '/account/address',
  '/account',
  '/find-order',
  '/contact',
];

/** A visitor of the shop, who keeps cookies. */
class Visitor {
  #cookies = new Map();

  constructor(url) {
    this.url = url;
  }

  /** The headers of the visitor's requests. */
  get headers() {
    return [['Cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; ')]];
  }

  async #ask(path, init = {}) {
    const headers = [...this.headers, ['Content-Type', 'application/json']];
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie())
      this.#cookies.set(...cookie.split(';', 1)[0].split(/=(.*)/s, 2));
    return response.text();
  }

  page = (path) => this.#ask(path);

  /** Resolves to the result of a call of the port. */
  async call(name, ...args) {
    const text = await this.#ask(`/api/shop/${name}`, { method: 'POST', body: JSON.stringify({ args }) });
    return JSON.parse(text).result;
  }

  async signIn(email) {
    await this.call('customer/login', { email, password: 'northlane' });
    return this;
  }
}

const entities = { '&quot;': '"', '&amp;': '&', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
const withoutEntities = (text) => text.replace(/&\S+?;/g, (entity) => entities[entity] ?? entity);

/** Returns the forms of a page with their hidden fields, by which the server finds the form's action, and the names of the others. */
const formsOf = (path, page) =>
  (page.match(/<form\b[^]*?<\/form>/g) ?? [])
    .filter((form) => form.includes('name="$ACTION'))
    .map((form) => ({
      path,
      hidden: [...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)].map(
        ([, name, value = '']) => [name, value].map(withoutEntities),
      ),
      names: [...new Set([...form.matchAll(/<(?!input type="hidden")[^>]* name="([^"]*)"/g)].map(([, name]) => name))],
    }));

/** Resolves to the shop's forms, to values that it accepts by the names of fields, and to the headers of two signed-in customers. */
export async function readShop(url) {
  const [visitor, leaving] = await Promise.all(
    ['robin@example.com', 'marlene@example.com'].map((email) => new Visitor(url).signIn(email)),
  );
  const slugs = ['floor-pump', 'merino-socks', 'enamel-kettle'];
  const products = await Promise.all(slugs.map((slug) => visitor.call('catalog/product', slug)));
  const variants = products.flatMap((product) =>
    product.variants.slice(0, 2).map(({ id }) => ({ productId: product.id, variantId: id })),
  );
  const { cart } = await visitor.call('cart/addItems', [
    { ...variants[0], quantity: 1 },
    { ...variants.at(-1), quantity: 2 },
  ]);
  const addresses = await visitor.call('customer/getAllAddresses', {});
  const orders = await visitor.call('customer/getAllOrders', {});
  const pages = [];
  for (const reader of [visitor, new Visitor(url)])
    for (const path of formPages) pages.push(formsOf(path, await reader.page(path)));
  const idsOf = (list) => list.map(({ id }) => id);
  const productIds = idsOf(products);
  const variantIds = variants.map(({ variantId }) => variantId);
  return {
    forms: pages.flat(),
    headers: visitor.headers,
    leaving: leaving.headers,
    profile: `${url}/.well-known/ucp`,
    slug: slugs,
    collection: ['bikes', 'all'],
    productId: productIds,
    variantId: variantIds,
    ids: [...productIds, ...variantIds],
    lineItemId: cart.items.map(({ lineItemId }) => lineItemId),
    id: [...productIds, ...variantIds, ...idsOf(cart.items), ...idsOf(addresses.items), ...idsOf(orders.items)],
    line: cart.items.map(({ id, lineItemId, variantId }) => JSON.stringify({ id, lineItemId, variantId })),
    email: ['robin@example.com', 'new@example.com'],
    password: ['northlane', 'northlane-1'],
    confirmPassword: ['northlane-1'],
    number: orders.items.map(({ name }) => name),
    code: ['NORTH10', 'SHIPFREE', 'NORTHLANEGIFT0025'],
    countryCode: ['US', 'DE', 'CA'],
    province: ['California', 'CA'],
    zip: ['94107', '10115'],
    intent: ['states', 'delete', 'save'],
  };
}
