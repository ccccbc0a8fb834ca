/** The schemas of Algolia's answers and of the required fields of records. Other fields are ignored. */
import * as v from 'valibot';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Many tools write records: for absent data some omit the field, some write null. */
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

const money = v.object({
  amount: v.pipe(text, v.regex(/^\d+(\.\d+)?$/, 'Expected a decimal number')),
  currencyCode: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'Expected a currency code')),
});

const offer = { price: maybe(money), compareAtPrice: maybe(money) };

const highlighted = v.object({ value: text });

const hit = v.object({
  objectID: text,
  name: text,
  slug: text,
  brand: maybe(text),
  ...offer,
  offers: maybe(v.record(text, v.object(offer))),
  availableForSale: maybe(v.boolean()),
  images: maybe(v.array(v.object({ src: text, alt: maybe(text), width: maybe(count), height: maybe(count) }))),
  _highlightResult: maybe(v.object({ name: maybe(highlighted), description: maybe(highlighted) })),
});

export const results = v.object({
  results: v.tuple([
    v.object({
      hits: v.array(hit),
      nbHits: count,
      page: count,
      nbPages: count,
      exhaustiveNbHits: maybe(v.boolean()),
      exhaustive: maybe(v.object({ nbHits: maybe(v.boolean()) })),
    }),
  ]),
});

export type WireHit = v.InferOutput<typeof hit>;
export type WireResults = v.InferOutput<typeof results>['results'][0];
