import * as v from 'valibot';
import { namedCalls, type NamedCall } from '../port/calls.js';
import type { BuyerContext } from '../port/context.js';
import { buyer, schemas } from '../port/schemas.js';

const callsByName: ReadonlyMap<string, NamedCall> = new Map(namedCalls.map((call) => [call.name, call]));

/** Returns the call whose name ends this path. Undefined if there is none. */
export const findCall = (path: string): NamedCall | undefined => callsByName.get(path.split('/').slice(-2).join('/'));

interface Given {
  args: unknown[];
  buyer: BuyerContext;
}

/** The checked arguments of a call, or the argument and the reason of a mistake. */
type Asked = Given | { problem: string };

const shapeOf = ({ row }: NamedCall) =>
  v.object({
    args: v.strictTuple(row.args.map((name) => schemas[name])),
    buyer: v.optional(buyer, {}),
  });

/** Parses and checks the body of a request for the call. */
export function parseCall(call: NamedCall, body: string): Asked {
  const schema = v.pipe(v.string(), v.parseJson(undefined, 'The body is not JSON.'), shapeOf(call));
  return askedOf(v.safeParse(schema, body));
}

/** Checks the arguments of a caller in the same process. */
export function checkCall(
  call: NamedCall,
  given: { args: readonly unknown[]; buyer: BuyerContext | undefined },
): Asked {
  return askedOf(v.safeParse(shapeOf(call), given));
}

const askedOf = ({ success, output, issues }: v.SafeParseResult<v.GenericSchema<unknown, Given>>): Asked =>
  success ? output : { problem: problemOf(issues[0]) };

/** Returns the first issue as text. Our own messages need no path; the library's messages get one. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null || issue.type === 'check' ? issue.message : `${path}: ${issue.message}`;
}
