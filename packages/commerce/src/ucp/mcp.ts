/** The MCP binding: JSON-RPC over HTTP, without a session and without a stream. See docs/decisions/190-mcp-by-hand.md. */
import * as v from 'valibot';
import { readText } from '../remote/readText.js';
import { UcpFailure } from './failures.js';
import { largestBody } from './limits.js';
import { processRequest, type Processing, type Visitor } from './process.js';
import { json } from './rest.js';
import { argumentsOf, toolNamed, tools } from './tools.js';

/** Versions of MCP whose tools work as here, the latest first. */
const mcpVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

interface McpProcessing extends Processing {
  failureOf(error: unknown): UcpFailure;
  /** Refuses the request, whatever it is. */
  tooMany?: UcpFailure;
}

type Id = string | number | null;

const requestSchema = v.looseObject({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.string(),
  params: v.optional(v.looseObject({})),
});

type RpcRequest = v.InferOutput<typeof requestSchema>;

/** A message that is no request of JSON-RPC, or that names an unknown method. The code is JSON-RPC's. */
class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export async function answerMcp(request: Request, processing: McpProcessing, visitor: Visitor): Promise<Response> {
  // A stream of the server's own messages would begin with GET, and DELETE would end a session. There are neither.
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } });
  let id: Id = null;
  try {
    if (processing.tooMany) throw processing.tooMany;
    refuseForeignPage(request, processing.shop.siteUrl);
    const asked = await read(request);
    if (asked.id === undefined) return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
    id = asked.id;
    return json({ jsonrpc: '2.0', id, result: await resultOf(asked, request, processing, visitor) }, 200);
  } catch (error) {
    if (error instanceof RpcError)
      return json(failed(id, error.code, error.message), error.code === -32601 ? 200 : 400);
    const failure = processing.failureOf(error);
    const { code, message, retryAfter, rpcCode, status } = failure;
    const data = {
      code,
      content: message,
      continue_url: processing.shop.siteUrl.href,
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
    };
    return json({ ...failed(id, rpcCode, message, data) }, status, retryAfter);
  }
}

const failed = (id: Id, code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data && { data }) },
});

/** MCP requires this of a server: otherwise a page could reach a server on the machine or in the network of its visitor. */
function refuseForeignPage(request: Request, siteUrl: URL) {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== siteUrl.origin)
    throw new UcpFailure('forbidden', 'Pages of other sites cannot use this endpoint.');
}

async function read(request: Request): Promise<RpcRequest> {
  const text = await readText(request, largestBody);
  if (text === undefined) throw new UcpFailure('request_too_large', `A message has at most ${largestBody} bytes.`);
  const parsed = v.safeParse(requestSchema, parse(text));
  if (!parsed.success) throw new RpcError(-32600, 'The message is not a request of JSON-RPC 2.0.');
  return parsed.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError(-32700, 'The message is not JSON.');
  }
}

function resultOf(
  { method, params = {} }: RpcRequest,
  request: Request,
  processing: McpProcessing,
  visitor: Visitor,
): object | Promise<object> {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: mcpVersions.find((version) => version === params.protocolVersion) ?? mcpVersions[0],
        capabilities: { tools: {} },
        serverInfo: { name: processing.shop.siteUrl.host, version: '1.0.0' },
      };
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: tools.filter(({ capability }) => processing.isServed(capability)).map(({ tool }) => tool) };
    case 'tools/call':
      return callTool(params, request, processing, visitor);
    default:
      throw new RpcError(-32601, `There is no method ${method}.`);
  }
}

async function callTool(
  params: Record<string, unknown>,
  request: Request,
  processing: McpProcessing,
  visitor: Visitor,
): Promise<object> {
  const operation = toolNamed(params.name);
  if (!operation) throw new RpcError(-32602, `There is no tool ${String(params.name)}.`);
  const { agentUrl, idempotencyKey, id, payload } = argumentsOf(operation, params.arguments);
  const { body } = await processRequest(
    {
      agentUrl,
      operation,
      payload,
      id,
      idempotencyKey,
      // A repeated message has a new id, so the arguments alone tell whether it is the same request.
      digestOf: JSON.stringify(params.arguments),
      acceptLanguage: request.headers.get('accept-language'),
      visitor,
    },
    processing,
  );
  return { structuredContent: body, content: [{ type: 'text', text: JSON.stringify(body) }] };
}
