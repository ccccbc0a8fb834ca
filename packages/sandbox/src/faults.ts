/** Failures on demand, to test how clients handle them. */
import { callNames } from './callNames.js';
import { json, plain } from './http.js';
import { nearest } from './nearest.js';
import { neutralCalls, type NeutralCall } from './neutralCalls.js';

export interface Fault {
  /** Milliseconds to wait before the work. The wait ends early if the client gives up. */
  delay?: number;
  /** The status to answer with. The work is not done. */
  status?: number;
  /** Seconds, for the header Retry-After. */
  retryAfter?: number;
  /** Ends the connection without a response, before or after the work. */
  drop?: 'before' | 'after';
  /** Answers 200 with JSON of an unexpected shape. The work is not done. */
  shape?: boolean;
  /** Does the work, and responds with half of the body. */
  truncated?: boolean;
}

export interface FaultRule {
  /** The requests that fail. Default: all. */
  match?: {
    /** A call of any protocol: 'cart.add'; or its name in one protocol: 'cartLinesAdd', 'POST /cart/add.js' */
    call?: NeutralCall | (string & {});
    /** The start of the path: '/cdn/' */
    path?: string;
  };
  /** The fault, written as in the header x-sandbox-fault: 'delay=2000', 'status=429;retry-after=2', 'drop', 'drop=after', 'shape', 'truncated' */
  fault: string;
  /** The number of requests that fail. After them, the rule is removed. Default: all. */
  times?: number;
}

/** A rule with the number of requests that it has met. 0 in a test that expects a failure shows a rule that matches nothing. */
export interface CountedFaultRule extends FaultRule {
  hits: number;
}

/** The connection ended without a response. `fetch` rejects with a TypeError then, so this is one. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The sandbox dropped the connection, as it was told to.');
  }
}

/**
 * Parses a fault such as 'status=429;retry-after=2'.
 * @throws Error that names the mistake in the text.
 */
export function parseFault(text: string): Fault {
  const fault: Fault = {};
  for (const part of text.split(';')) {
    const [name = '', value] = part.split('=').map((piece) => piece.trim());
    if (name === 'delay') fault.delay = wholeNumber(name, value, 0, 600_000);
    else if (name === 'status') fault.status = wholeNumber(name, value, 400, 599);
    else if (name === 'retry-after') fault.retryAfter = wholeNumber(name, value, 0, 86_400);
    else if (name === 'drop' && (value === undefined || value === 'after')) fault.drop = value ?? 'before';
    else if (name === 'shape' && value === undefined) fault.shape = true;
    else if (name === 'truncated' && value === undefined) fault.truncated = true;
    else
      throw new Error(
        `"${part.trim()}" is not a fault: use delay=<ms>, status=<400–599>, retry-after=<s>, drop, drop=after, shape or truncated, joined by semicolons.`,
      );
  }
  return fault;
}

function wholeNumber(name: string, value: string | undefined, least: number, most: number): number {
  const number = Number(value);
  if (!value || !Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, and is "${value ?? ''}".`);
  return number;
}

/**
 * Reads a rule from parsed JSON.
 * @throws Error that names the mistake in it
 */
export function readRule(rule: unknown): FaultRule {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) throw new Error('A rule must be an object.');
  // A rule that was listed can be added again.
  const { match, fault, times, hits: _hits, ...others } = rule as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`A rule has no ${unknown}, only match, fault and times.`);
  if (typeof fault !== 'string') throw new Error('fault must be a text such as "delay=2000".');
  parseFault(fault);
  if (times !== undefined && !(Number.isInteger(times) && Number(times) > 0))
    throw new Error('times must be a whole number from 1.');
  return {
    ...(match !== undefined && { match: readMatch(match) }),
    fault,
    ...(times !== undefined && { times: Number(times) }),
  };
}

function readMatch(match: unknown): NonNullable<FaultRule['match']> {
  const { call, path, ...others } = (match ?? {}) as Record<string, unknown>;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  if (!isText(call) || !isText(path) || Object.keys(others).length > 0)
    throw new Error('match may hold call and path, both texts.');
  checkCall(call as string | undefined);
  return {
    ...(typeof call === 'string' && { call }),
    ...(typeof path === 'string' && { path }),
  };
}

/**
 * Refuses a name that no request can have. Clients name the operations of their GraphQL, such as `cartContent` or `AddLines`: a name of that
 * form is refused only if it is almost a call's.
 */
function checkCall(call: string | undefined) {
  if (call === undefined || isCall(call)) return;
  const isOfDocument = /^[A-Za-z_]\w*$/.test(call);
  const { name, isClose } = nearest(call, namesLike(call));
  if (isOfDocument && (!isClose || isOfClient(call))) return;
  throw new Error(
    `match.call "${call}" is no call, so the rule would meet no request. The nearest is ${name}. ` +
      (isOfDocument
        ? `If an operation of your GraphQL has this name, use a field that it asks for, such as ${name}.`
        : `Calls of all protocols: ${neutralCalls.join(', ')}. It also takes the name of an operation in one protocol, such as cartLinesAdd.`),
  );
}

/** A path of Algolia has the name of the index. */
const isCall = (call: string) => [...neutralCalls, ...callNames].includes(call) || /^[A-Z]+ \/1\/indexes\/./.test(call);

/** Whether a name that is almost a call's is a client's all the same: no call begins with a capital, and `orders` is not mistyped. */
const isOfClient = (call: string) =>
  /^[A-Z_]/.test(call) || (/^[a-z]+s$/.test(call) && callNames.includes(call.slice(0, -1)));

const namesLike = (call: string): readonly string[] => {
  if (call.includes('/')) return callNames.filter((name) => name.includes('/'));
  return call.includes('.') ? neutralCalls : callNames.filter((name) => !name.includes('/'));
};

export interface Faults {
  rules(): readonly CountedFaultRule[];
  /** @throws Error for an invalid rule. */
  add(rule: FaultRule): void;
  clear(): void;
  /** Returns the request's fault: from its own header, else from the first rule that matches. Counts down the rule's `times`. */
  take(request: Request, calls: () => readonly string[]): Fault | undefined;
}

export function createFaults(initial: readonly FaultRule[] = []): Faults {
  let rules: CountedFaultRule[] = [];

  const faults: Faults = {
    rules: () => rules,
    add(rule) {
      parseFault(rule.fault);
      checkCall(rule.match?.call);
      rules.push({ ...rule, hits: 0 });
    },
    clear: () => void (rules = []),
    take(request, calls) {
      const own = request.headers.get('x-sandbox-fault');
      if (own) return parseFault(own);
      const { pathname } = new URL(request.url);
      const rule = rules.find(
        ({ match: { path, call } = {} }) =>
          (path === undefined || pathname.startsWith(path)) && (call === undefined || calls().includes(call)),
      );
      if (!rule) return undefined;
      rule.hits += 1;
      if (rule.times !== undefined && --rule.times <= 0) rules = rules.filter((other) => other !== rule);
      return parseFault(rule.fault);
    },
  };
  initial.forEach(faults.add);
  return faults;
}

/** Does the work with the fault, or normally if there is none. */
export async function withFault(
  fault: Fault | undefined,
  signal: AbortSignal,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  if (!fault) return work();
  if (fault.delay) await wait(fault.delay, signal);
  if (fault.drop === 'before') throw new ConnectionDropped();
  if (fault.status) return failure(fault.status, fault.retryAfter);
  if (fault.shape) return json({ unexpected: ['shape'] }, { headers: { 'access-control-allow-origin': '*' } });
  const response = await work();
  if (fault.drop === 'after') throw new ConnectionDropped();
  return fault.truncated ? halfOf(response) : response;
}

async function halfOf(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  // A response that may not have a body, as with status 204, stays without one.
  return new Response(text === '' ? null : text.slice(0, text.length / 2), { status, headers });
}

function failure(status: number, retryAfter?: number): Response {
  const headers = new Headers({ 'access-control-allow-origin': '*' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return plain(`The sandbox answers ${status}, as it was told to.\n`, { status, headers });
}

/** Rejects with the signal's reason when it is aborted. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
