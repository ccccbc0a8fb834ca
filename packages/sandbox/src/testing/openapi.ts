/** Checks requests and responses against a platform's own OpenAPI files. */
import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Json = Record<string, unknown>;

interface Exchange {
  method: string;
  /** Below the API's base URL, with its query: '/v3/catalog/products?limit=2' */
  path: string;
  /** Undefined if there was none. */
  requestBody?: unknown;
  status: number;
  /** Undefined if there was none. */
  responseBody?: unknown;
}

export interface Contract {
  /** Returns the differences from the files; empty if there are none. */
  differences(exchange: Exchange): string[];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Converts a schema of OpenAPI 3.0, which is not quite JSON Schema. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (!isObject(value)) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJsonSchema(part)]));
  // Several of the platform's own examples match more than one of the alternatives.
  const { oneOf, nullable, ...rest } = schema;
  return {
    ...rest,
    ...(Array.isArray(oneOf) && { anyOf: oneOf }),
    ...(nullable !== undefined && rest.type !== undefined && { nullable }),
  };
}

const patterns: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  'iso-8601': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/,
  'iso-4217': /^[A-Z]{3}$/,
  'iso-639': /^[a-z]{2}(-[A-Z]{2})?$/,
  uri: /^(https?:\/\/\S+)?$/,
  url: /^(https?:\/\/\S+)?$/,
};

/** The files have the names of formats in upper and in lower case. */
const formats = Object.fromEntries(
  Object.entries(patterns).flatMap(([name, pattern]) => [
    [name, pattern],
    [name.toUpperCase(), pattern],
  ]),
);

interface Operation {
  document: string;
  pattern: RegExp;
  method: string;
  parameters: Json[];
  operation: Json;
}

/**
 * @param files by the start of the paths that they describe: { '/v3': ['carts.v3.yml'] }
 * @param forgotten names of properties that the files show in examples, but do not describe
 */
export function openContract(
  folder: string,
  files: Record<string, readonly string[]>,
  forgotten: readonly string[],
): Contract {
  const documents = new Map<string, Json>();
  const operations: Operation[] = [];
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, unicodeRegExp: false, formats });

  const resolve = (document: string, value: unknown): Json => {
    const { $ref } = objectOf(value);
    if (typeof $ref !== 'string') return objectOf(value);
    const parts = $ref.replace(/^#\//, '').split('/');
    const found = parts.reduce<unknown>(
      (at, part) => objectOf(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      documents.get(document),
    );
    return resolve(document, found);
  };

  for (const [prefix, names] of Object.entries(files)) {
    for (const name of names) {
      const document = objectOf(toJsonSchema(parse(readFileSync(join(folder, name), 'utf8'))));
      documents.set(name, document);
      ajv.addSchema({ components: document.components }, name);
      for (const [template, item] of Object.entries(objectOf(document.paths))) {
        const pattern = new RegExp(`^${prefix}${template.replace(/\{\w+\}/g, '[^/]+')}$`);
        for (const [method, operation] of Object.entries(objectOf(item))) {
          const own = objectOf(operation);
          const parameters = [...listOf(objectOf(item).parameters), ...listOf(own.parameters)];
          operations.push({
            document: name,
            pattern,
            method: method.toUpperCase(),
            parameters: parameters.map((parameter) => resolve(name, parameter)),
            operation: own,
          });
        }
      }
    }
  }

  const check = (document: string, schema: Json, value: unknown, where: string): string[] => {
    // Local references (`#/…`) get the name of the document that they are in.
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${document}#/`);
    const validate = ajv.compile(objectOf(JSON.parse(text)));
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath} ${message ?? ''}`);
  };

  /** Finds names that the schemas do not describe. Most properties are optional, so validation does not notice a wrong name. */
  const foreign = (document: string, schemas: Json[], value: unknown, where: string): string[] => {
    const all = schemas.flatMap((schema) => alternatives(document, schema));
    if (Array.isArray(value)) {
      const items = all.flatMap(({ items: item }) => (isObject(item) ? [item] : []));
      return value.flatMap((entry: unknown, index) => foreign(document, items, entry, `${where}/${index}`));
    }
    const known = all.map(({ properties }) => objectOf(properties));
    if (!isObject(value) || known.every((properties) => Object.keys(properties).length === 0)) return [];
    return Object.entries(value).flatMap(([name, part]) => {
      const parts = known.flatMap((properties) => (isObject(properties[name]) ? [properties[name]] : []));
      if (parts.length === 0 && forgotten.includes(name)) return [];
      return parts.length > 0 ? foreign(document, parts, part, `${where}/${name}`) : [`${where}/${name} is not there`];
    });
  };

  const alternatives = (document: string, schema: Json): Json[] => {
    const resolved = resolve(document, schema);
    const parts = [...listOf(resolved.allOf), ...listOf(resolved.anyOf)].filter(isObject);
    return [resolved, ...parts.flatMap((part) => alternatives(document, part))];
  };

  const schemaOf = (document: string, holder: Json): Json | undefined => {
    const media = objectOf(holder.content)['application/json'];
    const schema = objectOf(media).schema;
    return isObject(schema) ? schema : undefined;
  };

  const parameterDifferences = ({ document, parameters }: Operation, query: URLSearchParams): string[] =>
    [...query].flatMap(([name, text]) => {
      const parameter = parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
      // Every list has pages, even if its description omits them.
      if (!parameter) return name === 'page' || name === 'limit' ? [] : [`?${name} is not there`];
      const schema = resolve(document, parameter.schema);
      // The direction follows the field's name, and is not listed.
      const isBareSort = name === 'sort' && !listOf(schema.enum).some((value) => String(value).includes(':'));
      if (isBareSort) return check(document, schema, text.replace(/:(asc|desc)$/, ''), '?sort');
      const one = (of: Json, part: string): unknown => (/integer|number/.test(String(of.type)) ? Number(part) : part);
      const value =
        schema.type === 'array' ? text.split(',').map((part) => one(objectOf(schema.items), part)) : one(schema, text);
      return check(document, schema.type === 'boolean' ? {} : schema, value, `?${name}`);
    });

  return {
    differences({ method, path, requestBody, status, responseBody }) {
      const url = new URL(path, 'https://contract.test');
      const operation = operations.find((one) => one.method === method && one.pattern.test(url.pathname));
      if (!operation) return [`${method} ${url.pathname} is not there`];
      const { document } = operation;
      const bodySchema = schemaOf(document, resolve(document, operation.operation.requestBody));
      const isRefused = status >= 400;
      const request = isRefused
        ? []
        : [
            ...parameterDifferences(operation, url.searchParams),
            ...(requestBody !== undefined && bodySchema
              ? [
                  ...check(document, bodySchema, requestBody, 'request'),
                  ...foreign(document, [bodySchema], requestBody, 'request'),
                ]
              : []),
          ];
      const responses = objectOf(operation.operation.responses);
      const response = responses[String(status)] && resolve(document, responses[String(status)]);
      // Refusals have the same shape everywhere. The files describe them for some operations only, and in several ways.
      if (!response && !isRefused) return [...request, `${status} is not there`];
      const isSecond = url.pathname.startsWith('/v2/');
      const schema = isRefused ? (isSecond ? secondErrorSchema : errorSchema) : schemaOf(document, objectOf(response));
      if (!schema) return responseBody === undefined ? request : [...request, `${status} has no body`];
      return [
        ...request,
        ...check(document, schema, responseBody, 'answer'),
        ...foreign(document, [schema], responseBody, 'answer'),
      ];
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['status', 'title', 'type'],
  properties: {
    status: { type: 'integer' },
    title: { type: 'string' },
    type: { type: 'string' },
    errors: { type: 'object' },
  },
};

/** The shape of refusals in version 2 of the API. */
const secondErrorSchema: Json = {
  type: 'array',
  items: {
    type: 'object',
    required: ['status', 'message'],
    properties: { status: { type: 'integer' }, message: { type: 'string' } },
  },
};
