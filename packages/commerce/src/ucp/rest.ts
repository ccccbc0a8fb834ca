/** The REST binding. */
import { readText } from '../remote/readText.js';
import { UcpFailure } from './failures.js';
import { agentUrlOf } from './negotiation.js';
import { operations, type Operation } from './operations.js';
import { processRequest, type Processing, type Visitor } from './process.js';
import { largestBody } from './limits.js';

/** Answers a request. `path` is below the endpoint: '/catalog/search' */
export async function answerRest(
  request: Request,
  path: string,
  processing: Processing,
  visitor: Visitor,
): Promise<Response> {
  const { operation, id } = operationAt(request.method, path);
  const text = request.method === 'GET' ? '' : await bodyOf(request);
  const { body, isError } = await processRequest(
    {
      agentUrl: agentUrlOf(request.headers.get('ucp-agent')),
      operation,
      payload: text === '' ? undefined : parsed(text),
      id,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      digestOf: text,
      acceptLanguage: request.headers.get('accept-language'),
      visitor,
    },
    processing,
  );
  const isCreated = !isError && operation.name.startsWith('create_');
  return json(body, isCreated ? 201 : 200);
}

/** Answers with a failure of the protocol. */
export const restFailure = (failure: UcpFailure, siteUrl: URL): Response =>
  json(
    { code: failure.code, content: failure.message, continue_url: siteUrl.href },
    failure.status,
    failure.retryAfter,
  );

export const json = (body: unknown, status: number, retryAfter?: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });

function operationAt(method: string, path: string): { operation: Operation; id: string } {
  for (const operation of operations) {
    if (operation.rest.method !== method) continue;
    const [before = '', after] = operation.rest.path.split('{id}');
    if (after === undefined ? path === before : path.startsWith(before) && path.endsWith(after)) {
      const id = after === undefined ? '' : path.slice(before.length, path.length - after.length);
      if (after === undefined || /^[\w-]+$/.test(id)) return { operation, id };
    }
  }
  throw new UcpFailure('not_found', `There is no operation at ${method} ${path}.`);
}

/** @throws UcpFailure if the body is no JSON, or too large */
async function bodyOf(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, largestBody);
  if (text === undefined) throw new UcpFailure('request_too_large', `A body has at most ${largestBody} bytes.`);
  if (text !== '' && !/^application\/json\b/i.test(type))
    throw new UcpFailure('invalid_request', 'The content type of a request is application/json.');
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UcpFailure('invalid_request', 'The body is not JSON.');
  }
}
