/** The MCP binding: JSON-RPC over HTTP, without a session and without a stream. */
import { json, methodNotAllowed } from '../../http.js';
import type { ProtocolContext } from '../protocol.js';
import { UcpFailure } from './failures.js';
import { operationNamed, operations, type Operation } from './operations.js';
import { processRequest, type Asked } from './process.js';

/** Versions of MCP whose tools work as here, the latest first. */
const mcpVersions = ['2025-11-25', '2025-06-18', '2025-03-26'];

type Id = string | number | null;
type Json = Record<string, unknown>;

interface RpcRequest {
  id?: string | number;
  method: string;
  params: Json;
}

/** A message that is no request of JSON-RPC, or that names an unknown method. The code is JSON-RPC's. */
class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export async function answerMcp(request: Request, body: string, context: ProtocolContext): Promise<Response> {
  // A stream of the server's own messages would begin with GET, and DELETE would end a session. There are neither.
  if (request.method !== 'POST') return methodNotAllowed('POST');
  let id: Id = null;
  try {
    const asked = read(body);
    if (asked.id === undefined) return new Response(null, { status: 202 });
    id = asked.id;
    return json({ jsonrpc: '2.0', id, result: await resultOf(asked, context) });
  } catch (error) {
    if (error instanceof RpcError)
      return json(failed(id, error.code, error.message), { status: error.code === -32601 ? 200 : 400 });
    if (!(error instanceof UcpFailure)) throw error;
    const { code, message, rpcCode, status } = error;
    const data = { code, content: message, continue_url: new URL(context.shopUrl).href };
    return json(failed(id, rpcCode, message, data), { status });
  }
}

const failed = (id: Id, code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data && { data }) },
});

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(body: string): RpcRequest {
  const message = parsed(body);
  if (!isObject(message) || message.jsonrpc !== '2.0' || typeof message.method !== 'string')
    throw new RpcError(-32600, 'The message is not a request of JSON-RPC 2.0.');
  const { id, method, params = {} } = message;
  if ((id !== undefined && typeof id !== 'string' && typeof id !== 'number') || !isObject(params))
    throw new RpcError(-32600, 'The message is not a request of JSON-RPC 2.0.');
  return { ...(id !== undefined && { id }), method, params };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RpcError(-32700, 'The message is not JSON.');
  }
}

function resultOf({ method, params }: RpcRequest, context: ProtocolContext): object | Promise<object> {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: mcpVersions.find((version) => version === params.protocolVersion) ?? mcpVersions[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'vitrine-sandbox', version: '1.0.0' },
      };
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: operations.map(toolOf) };
    case 'tools/call':
      return callTool(params, context);
    default:
      throw new RpcError(-32601, `There is no method ${method}.`);
  }
}

async function callTool(params: Json, context: ProtocolContext): Promise<object> {
  const operation = operationNamed(params.name);
  if (!operation) throw new RpcError(-32602, `There is no tool ${String(params.name)}.`);
  const { body } = await processRequest(askedBy(operation, params.arguments), context);
  return { structuredContent: body, content: [{ type: 'text', text: JSON.stringify(body) }] };
}

const hasId = ({ rest }: Operation): boolean => rest.path.includes('{id}');

/** @throws UcpFailure for arguments that the tool does not take */
function askedBy(operation: Operation, given: unknown): Asked {
  const { meta = {}, id = '', ...others } = isObject(given) ? given : {};
  const { 'ucp-agent': agent = {}, 'idempotency-key': key } = isObject(meta) ? meta : {};
  if (!isObject(given) || !isObject(agent) || typeof id !== 'string')
    throw new UcpFailure('invalid_request', 'The arguments of the tool are not valid.');
  if (key === undefined ? operation.needsKey : typeof key !== 'string')
    throw new UcpFailure('invalid_request', 'This tool needs meta["idempotency-key"].');
  if (hasId(operation) && !id) throw new UcpFailure('invalid_request', 'This tool needs an id.');
  return {
    agentUrl: typeof agent.profile === 'string' ? agent.profile : undefined,
    operation,
    payload: operation.payload && others[operation.payload.name],
    id,
    idempotencyKey: key as string | undefined,
    // A repeated message has a new id, so the arguments alone tell whether it is the same request.
    text: JSON.stringify(given),
  };
}

function toolOf(operation: Operation): object {
  const { name, description, does, payload, needsKey } = operation;
  return {
    name,
    description,
    inputSchema: {
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
          required: ['ucp-agent', ...(needsKey ? ['idempotency-key'] : [])],
        },
        ...(hasId(operation) && { id: { type: 'string' } }),
        ...(payload && { [payload.name]: payload.schema }),
      },
      required: ['meta', ...(hasId(operation) ? ['id'] : []), ...(payload ? [payload.name] : [])],
    },
    annotations: { readOnlyHint: does === 'read', openWorldHint: false },
  };
}
