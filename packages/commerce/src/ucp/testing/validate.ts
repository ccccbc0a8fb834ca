/** Checks answers against the protocol's own schemas. */
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { versions, type Version } from '../versions.js';

type Schemas = Record<string, AnySchemaObject & { $id: string }>;

const readSchemas = (version: Version): Schemas =>
  JSON.parse(readFileSync(new URL(`schemas/${version}.json`, import.meta.url), 'utf8')) as Schemas;

const uri = (text: string) => URL.canParse(text);
const date = (text: string) => !Number.isNaN(Date.parse(text));

const ofVersion = new Map(
  versions.map((version) => {
    const schemas = readSchemas(version);
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      formats: { uri, 'date-time': date, 'uri-reference': true },
    });
    // The references of this one begin at the folder that it is in, and its id names another.
    const discovery = schemas['discovery/profile_schema.json'];
    if (discovery) discovery.$id = 'https://ucp.dev/discovery/profile.json';
    for (const schema of Object.values(schemas)) ajv.addSchema(schema);
    return [version, { schemas, ajv, compiled: new Map<string, ValidateFunction>() }] as const;
  }),
);

/** What an answer is. */
export type Kind = keyof typeof pointers;

const pointers = {
  profile: {
    '2026-08-25': 'schemas/profile.json#/$defs/business_schema',
    '2026-04-08': 'discovery/profile_schema.json#/$defs/business_profile',
  },
  search: 'schemas/shopping/catalog_search.json#/$defs/search_response',
  lookup: 'schemas/shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response',
  cart: 'schemas/shopping/cart.json',
  checkout: 'schemas/shopping/checkout.json',
  /** A checkout with the extension of fulfillment. */
  fulfilledCheckout: 'schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  /** A cart or a checkout with the extension of discounts. */
  discountedCart: 'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart',
  discountedCheckout: 'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
  order: 'schemas/shopping/order.json',
  error: {
    '2026-08-25': 'schemas/common/types/error_response.json',
    '2026-04-08': 'schemas/shopping/types/error_response.json',
  },
} as const;

/** Returns the mistakes of an answer. Empty if it is valid. */
export function mistakesOf(kind: Kind, version: Version, answer: unknown): string[] {
  const { schemas, ajv, compiled } = ofVersion.get(version)!;
  const pointer = pointers[kind];
  const [path = '', fragment] = (typeof pointer === 'string' ? pointer : pointer[version]).split('#');
  const schema = schemas[path];
  if (!schema) throw new Error(`Version ${version} has no schema ${path}.`);
  const reference = fragment ? `${schema.$id}#${fragment}` : schema.$id;
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
  compiled.set(reference, validate);
  validate(answer);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
