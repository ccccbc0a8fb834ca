/** One request of an agent, from its profile to the response, for both bindings. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { ProtocolContext } from '../protocol.js';
import { readAgent, type Agent } from './agents.js';
import { UcpFailure } from './failures.js';
import { runOnce } from './idempotency.js';
import { refused, type Outcome } from './messages.js';
import type { Operation } from './operations.js';
import { paymentHandlers } from './payment.js';
import { parentsOf } from './profile.js';

/** A request as a binding has read it. */
export interface Asked {
  agentUrl: string | undefined;
  operation: Operation;
  /** Parsed JSON. */
  payload: unknown;
  id: string;
  idempotencyKey: string | undefined;
  /** The text that tells whether a repeated key comes with the same request. */
  text: string;
}

export interface Answer {
  body: object;
  /** The operation has no resource to return. */
  isError: boolean;
}

const ajv = new Ajv({ strict: false });
const checks = new Map<Operation, ValidateFunction>();

/** @throws UcpFailure */
export async function processRequest(asked: Asked, context: ProtocolContext): Promise<Answer> {
  const { operation, payload, id, idempotencyKey, text } = asked;
  const agent = await readAgent(asked.agentUrl, context);
  const { version, capabilities, webhookUrl } = agent;
  if (!capabilities.has(operation.capability)) return incompatible(agent, context);
  check(operation, payload);
  const run = () => operation.run(payload as never, { ...context, version, capabilities, webhookUrl, id });
  const outcome =
    operation.does === 'write'
      ? runOnce(
          { owner: `${agent.url} ${operation.name}`, key: idempotencyKey, request: `${id}\n${text}` },
          context.shop,
          run,
        )
      : run();
  return enveloped(outcome, operation, agent);
}

function check(operation: Operation, payload: unknown): void {
  if (!operation.payload) return;
  const isValid = checks.get(operation) ?? ajv.compile(operation.payload.schema);
  checks.set(operation, isValid);
  if (isValid(payload)) return;
  const [{ instancePath = '', message = 'is not valid' } = {}] = isValid.errors ?? [];
  throw new UcpFailure('invalid_request', `${instancePath || 'The payload'} ${message}.`);
}

function enveloped({ isError, ...outcome }: Outcome, { capability }: Operation, agent: Agent): Answer {
  const { version, capabilities } = agent;
  const isCheckout = capability === 'dev.ucp.shopping.checkout';
  const active = [capability, ...[...capabilities].filter((name) => parentsOf(name).includes(capability))];
  const ucp = {
    version,
    status: isError ? 'error' : 'success',
    capabilities: Object.fromEntries(active.map((name) => [name, [{ version }]])),
    ...(isCheckout && !isError && { payment_handlers: paymentHandlers(version) }),
  };
  return { body: { ucp, ...outcome }, isError: isError === true };
}

function incompatible({ version }: Agent, { shopUrl }: ProtocolContext): Answer {
  const { isError: _, ...outcome } = refused(
    'capabilities_incompatible',
    "The agent's profile and the sandbox have no capability for this operation in common.",
    shopUrl,
  );
  return { body: { ucp: { version, status: 'error', capabilities: {} }, ...outcome }, isError: true };
}
