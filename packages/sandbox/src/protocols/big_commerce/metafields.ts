/** The data that an app keeps with a customer. Only servers may read and write it. */
import { nextNumber } from '../../shop/counter.js';
import type { CustomerRecord, MetafieldRecord } from '../../shop/records.js';
import { collection, entity, invalid, listEntity, noContent, notFound, Problem } from './answers.js';
import type { Call, Handler } from './call.js';
import { timeOf } from './cartViews.js';
import { readQuery } from './query.js';
import { optionalText, requiredTexts } from './values.js';

/** The platform's limit of fields for each customer. */
const mostFields = 50;

const longest = { namespace: 64, key: 64, value: 65_535, description: 255 };

const permissionSets = ['app_only', 'read', 'write', 'read_and_sf_access', 'write_and_sf_access'];

const directions = ['asc', 'desc'] as const;

export const getMetafields: Handler = (call) => {
  const query = readQuery(call.url, ['key', 'key:in', 'namespace', 'namespace:in', 'direction']);
  const wanted = (name: 'key' | 'namespace') => {
    const one = query.text(name);
    return one === undefined ? query.list(`${name}:in`) : [one];
  };
  const [keys, namespaces] = [wanted('key'), wanted('namespace')];
  const found = fieldsOf(ownerOf(call), call).filter(
    ({ key, namespace }) => (!keys || keys.includes(key)) && (!namespaces || namespaces.includes(namespace)),
  );
  if (query.oneOf('direction', directions) === 'desc') found.reverse();
  return collection(found, query.page(), call.url, metafieldView);
};

export const createMetafield: Handler = (call) => {
  const { shop } = call.context;
  const owner = ownerOf(call);
  const body = call.body();
  const texts = requiredTexts(body, ['namespace', 'key', 'value', 'permission_set'], '');
  const description = optionalText(body.description, '.description') ?? '';
  for (const [name, text] of Object.entries({ ...texts, description }))
    if (text.length > (longest[name as keyof typeof longest] ?? Infinity))
      throw invalid({ [`.${name}`]: 'error.maxLength' });
  if (!permissionSets.includes(texts.permission_set)) throw invalid({ '.permission_set': 'error.invalid' });
  const own = fieldsOf(owner, call);
  if (own.some(({ namespace, key }) => namespace === texts.namespace && key === texts.key))
    throw new Problem(409, 'Metafield with the specified unique key combination already exists');
  if (own.length >= mostFields) throw new Problem(422, `The limit of ${mostFields} metafields is reached.`);
  const time = shop.now().toISOString();
  const field = shop.store.transaction((): MetafieldRecord => {
    const { namespace, key, value, permission_set: permissionSet } = texts;
    const id = nextNumber(shop.store, 'metafield');
    const made = { id, customerId: owner.id, namespace, key, value, permissionSet, description };
    const record = { ...made, createdAt: time, updatedAt: time };
    shop.store.put('metafield', String(id), record);
    return record;
  });
  return listEntity([metafieldView(field)]);
};

export const getMetafield: Handler = (call) => entity(metafieldView(fieldOf(call)));

export const deleteMetafield: Handler = (call) => {
  call.context.shop.store.delete('metafield', String(fieldOf(call).id));
  return noContent();
};

function ownerOf(call: Call): CustomerRecord {
  if (call.isBrowser) throw new Problem(401, 'Unauthorized');
  const owner = call.context.shop.customers.find(Number(call.params.customerId));
  if (!owner) throw notFound();
  return owner;
}

const fieldsOf = ({ id }: CustomerRecord, call: Call) => call.context.shop.store.ofCustomer('metafield', id);

function fieldOf(call: Call): MetafieldRecord {
  const id = Number(call.params.metafieldId);
  const field = fieldsOf(ownerOf(call), call).find((candidate) => candidate.id === id);
  if (!field) throw notFound();
  return field;
}

const metafieldView = (field: MetafieldRecord) => ({
  id: field.id,
  namespace: field.namespace,
  key: field.key,
  value: field.value,
  description: field.description,
  permission_set: field.permissionSet,
  resource_type: 'customer',
  resource_id: field.customerId,
  date_created: timeOf(field.createdAt),
  date_modified: timeOf(field.updatedAt),
});
