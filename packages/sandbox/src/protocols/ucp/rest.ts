/** The REST binding. */
import { json } from '../../http.js';
import type { ProtocolContext } from '../protocol.js';
import { agentUrlOf } from './agents.js';
import { UcpFailure } from './failures.js';
import { endpointPath } from './matches.js';
import { operationAt } from './operations.js';
import { processRequest } from './process.js';

export async function answerRest(
  request: Request,
  { pathname }: URL,
  body: string,
  context: ProtocolContext,
): Promise<Response> {
  try {
    const path = pathname.slice(endpointPath.length);
    const found = operationAt(request.method, path);
    if (!found) throw new UcpFailure('not_found', `There is no operation at ${request.method} ${path}.`);
    const { operation, id } = found;
    const answer = await processRequest(
      {
        agentUrl: agentUrlOf(request.headers.get('ucp-agent')),
        operation,
        payload: body === '' ? undefined : parsed(body, request),
        id,
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
        text: body,
      },
      context,
    );
    const isCreated = !answer.isError && operation.name.startsWith('create_');
    return json(answer.body, { status: isCreated ? 201 : 200 });
  } catch (error) {
    if (!(error instanceof UcpFailure)) throw error;
    const { code, message, status } = error;
    return json({ code, content: message, continue_url: new URL(context.shopUrl).href }, { status });
  }
}

function parsed(body: string, { headers }: Request): unknown {
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    throw new UcpFailure('invalid_request', 'The content type of a request is application/json.');
  try {
    return JSON.parse(body);
  } catch {
    throw new UcpFailure('invalid_request', 'The body is not JSON.');
  }
}
