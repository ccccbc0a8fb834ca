/** The operations as MCP's tools. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { UcpFailure } from './failures.js';
import { operations, type Operation } from './operations.js';

/** Whether the path of an operation names a resource, so the tool has its id beside the payload. */
const hasId = ({ rest }: Operation) => rest.path.includes('{id}');

const metaSchema = v.looseObject({
  'ucp-agent': v.optional(v.looseObject({ profile: v.optional(v.string()) })),
  'idempotency-key': v.optional(v.string()),
});

/**
 * The tools with the schemas of their inputs. They name no schema of their outputs: the protocol's are a web of files, which the SDKs of MCP
 * do not load.
 */
export const tools = operations.map((operation) => ({
  capability: operation.capability,
  tool: {
    name: operation.name,
    description: operation.description,
    inputSchema: inputSchemaOf(operation),
    annotations: { readOnlyHint: operation.does === 'read', openWorldHint: false },
  },
}));

export const toolNamed = (name: unknown): Operation | undefined =>
  operations.find((operation) => operation.name === name);

function inputSchemaOf(operation: Operation) {
  const { payload, needsKey } = operation;
  const isKeyRequired = needsKey === true;
  return {
    type: 'object',
    properties: {
      meta: {
        type: 'object',
        properties: {
          'ucp-agent': {
            type: 'object',
            properties: { profile: { type: 'string', format: 'uri' } },
            required: ['profile'],
          },
          'idempotency-key': { type: 'string', format: 'uuid' },
        },
        required: ['ucp-agent', ...(isKeyRequired ? ['idempotency-key'] : [])],
      },
      ...(hasId(operation) && { id: { type: 'string' } }),
      ...(payload && { [payload.name]: schemaOf(payload.schema) }),
    },
    required: ['meta', ...(hasId(operation) ? ['id'] : []), ...(payload ? [payload.name] : [])],
  };
}

/** The dialect is MCP's own, so a schema within another does not name it. JSON Schema has no pattern for whole characters. */
function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', ignoreActions: ['regex'] });
  return rest;
}

/** @throws UcpFailure for arguments that the tool does not take */
export function argumentsOf(operation: Operation, given: unknown) {
  const parsed = v.safeParse(v.looseObject({ meta: v.optional(metaSchema, {}), id: v.optional(v.string()) }), given);
  if (!parsed.success) throw new UcpFailure('invalid_request', 'The arguments of the tool are not valid.');
  const { meta, id = '', ...others } = parsed.output;
  const idempotencyKey = meta['idempotency-key'];
  if (operation.needsKey && idempotencyKey === undefined)
    throw new UcpFailure('invalid_request', 'This tool needs meta["idempotency-key"].');
  if (hasId(operation) && !id) throw new UcpFailure('invalid_request', 'This tool needs an id.');
  return {
    agentUrl: meta['ucp-agent']?.profile,
    idempotencyKey,
    id,
    payload: operation.payload && others[operation.payload.name],
  };
}
