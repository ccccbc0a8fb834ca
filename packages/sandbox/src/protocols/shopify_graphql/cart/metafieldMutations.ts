/** Custom fields that clients store with a cart. */
import type { CartRecord, Metafield } from '../../../shop/records.js';
import { ownCart } from './cartChange.js';
import type { UserError } from './cartPayload.js';
import { cartId } from '../ids.js';
import { metafieldId, metafieldView } from '../catalog/metafields.js';
import type { Context } from '../context.js';
import type { CartView, Resolver, Resolvers } from '../resolver.js';

/** The input of a cart's custom field. */
export interface MetafieldInput {
  /** 'namespace.key'. Default namespace: 'custom'. */
  key: string;
  type: string;
  value: string;
}

/** Maximum number of fields that a request can set. */
const maxFields = 25;

type Check = (value: string) => boolean;

const anyText: Check = () => true;

/** Checks of values by type. A type with the prefix `list.` has several values, as JSON. */
const checks: Record<string, Check> = {
  boolean: (value) => value === 'true' || value === 'false',
  color: (value) => /^#[\da-f]{6}$/i.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  id: anyText,
  json: isJson,
  money: isJson,
  multi_line_text_field: anyText,
  number_decimal: (value) => /^-?\d+(\.\d+)?$/.test(value),
  number_integer: (value) => /^-?\d+$/.test(value),
  product_reference: isReference,
  single_line_text_field: (value) => !/[\r\n]/.test(value),
  url: (value) => URL.canParse(value),
  variant_reference: isReference,
};

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

function isReference(value: string): boolean {
  return value.startsWith('gid://shopify/');
}

function isList(value: string): boolean {
  return isJson(value) && Array.isArray(JSON.parse(value));
}

/** Returns the problem of a field; undefined if it is valid. */
function problemOf({ key, type, value }: MetafieldInput): { code: string; name: string; message: string } | undefined {
  const isListType = type.startsWith('list.');
  const check = checks[isListType ? type.slice(5) : type];
  if (key.trim() === '') return { code: 'BLANK', name: 'key', message: "Key can't be blank" };
  if (!check) return { code: 'INVALID_TYPE', name: 'type', message: `Type ${type} is not a supported type.` };
  if (value === '') return { code: 'BLANK', name: 'value', message: "Value can't be blank" };
  if (isListType ? isList(value) : check(value)) return undefined;
  return { code: 'INVALID_VALUE', name: 'value', message: `Value is invalid for the type ${type}.` };
}

function splitKey(text: string): Pick<Metafield, 'namespace' | 'key'> {
  const dot = text.indexOf('.');
  return dot < 0 ? { namespace: 'custom', key: text } : { namespace: text.slice(0, dot), key: text.slice(dot + 1) };
}

const isSame = (a: Pick<Metafield, 'namespace' | 'key'>, b: Pick<Metafield, 'namespace' | 'key'>): boolean =>
  a.namespace === b.namespace && a.key === b.key;

/** Returns the fields with the inputs set. Existing fields keep their place. */
function setFields(before: readonly Metafield[], inputs: readonly MetafieldInput[], { shop }: Context): Metafield[] {
  const date = shop.now().toISOString();
  return inputs.reduce<Metafield[]>(
    (fields, { key, type, value }) => {
      const name = splitKey(key);
      const known = fields.find((field) => isSame(field, name));
      const field: Metafield = { ...name, type, value, createdAt: known?.createdAt ?? date, updatedAt: date };
      return known ? fields.map((each) => (each === known ? field : each)) : [...fields, field];
    },
    [...before],
  );
}

/** Returns the custom fields of a new cart, or the errors of the inputs. */
export function metafieldsOf(
  inputs: readonly MetafieldInput[],
  path: string[],
  context: Context,
): { metafields: Metafield[] } | { errors: UserError[] } {
  const errors = inputs.flatMap((input, index): UserError[] => {
    const problem = problemOf(input);
    if (!problem) return [];
    return [{ code: 'INVALID_METAFIELDS', field: [...path, String(index), problem.name], message: problem.message }];
  });
  return errors.length > 0 ? { errors } : { metafields: setFields([], inputs, context) };
}

type OwnedInput = MetafieldInput & { ownerId: string };

interface SetError {
  code: string;
  elementIndex: number | null;
  field: string[];
  message: string;
}

function setErrors(inputs: readonly OwnedInput[], context: Context): SetError[] {
  if (inputs.length > maxFields)
    return [
      {
        code: 'LESS_THAN_OR_EQUAL_TO',
        elementIndex: null,
        field: ['metafields'],
        message: `Exceeded the maximum metafields input limit of ${maxFields}.`,
      },
    ];
  return inputs.flatMap((input, index) => {
    const problem = ownCart(input.ownerId, context)
      ? problemOf(input)
      : { code: 'INVALID_OWNER', name: 'ownerId', message: 'Owner ID is invalid.' };
    if (!problem) return [];
    const { code, name, message } = problem;
    return [{ code, elementIndex: index, field: ['metafields', String(index), name], message }];
  });
}

const viewsOf = (cart: CartRecord, isAsked: (field: Metafield) => boolean) => {
  const owner: CartView = { kind: 'cart', cart, isOwn: true };
  return (cart.metafields ?? []).filter(isAsked).map((field) => metafieldView(owner, cartId(cart), field));
};

/** Sets all fields or none. */
const set: Resolver<unknown, never> = (_, { metafields: inputs }: { metafields: OwnedInput[] }, context) => {
  const userErrors = setErrors(inputs, context);
  if (userErrors.length > 0) return { metafields: null, userErrors };
  const owners = [...new Set(inputs.map(({ ownerId }) => ownerId))];
  const metafields = owners.flatMap((ownerId) => {
    const cart = ownCart(ownerId, context);
    if (!cart) return [];
    const own = inputs.filter((input) => input.ownerId === ownerId);
    const { cart: after = cart } = context.shop.changeCart(cart, {
      metafields: setFields(cart.metafields ?? [], own, context),
    });
    return viewsOf(after, (field) => own.some(({ key }) => isSame(field, splitKey(key))));
  });
  return { metafields, userErrors };
};

const remove: Resolver<unknown, never> = (_, { input }: { input: { key: string; ownerId: string } }, context) => {
  const refused = (code: string, name: string, message: string) => ({
    deletedId: null,
    userErrors: [{ code, field: ['input', name], message }],
  });
  const cart = ownCart(input.ownerId, context);
  if (!cart) return refused('INVALID_OWNER', 'ownerId', 'Owner ID is invalid.');
  const name = splitKey(input.key);
  const field = (cart.metafields ?? []).find((each) => isSame(each, name));
  if (!field) return refused('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield not found.');
  context.shop.changeCart(cart, { metafields: (cart.metafields ?? []).filter((each) => each !== field) });
  return { deletedId: metafieldId({ ownerId: cartId(cart), field }), userErrors: [] };
};

export const cartMetafieldMutationResolvers: Resolvers = {
  Mutation: { cartMetafieldsSet: set, cartMetafieldDelete: remove },
};
