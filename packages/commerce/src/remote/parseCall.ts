import * as v from 'valibot';
import { namedCalls, type NamedCall } from '../port/calls.js';
import type { BuyerContext } from '../port/context.js';
import { buyer, schemas } from '../port/schemas.js';

const callsByName: ReadonlyMap<string, NamedCall> = new Map(namedCalls.map((call) => [call.name, call]));

/** The call whose name ends this path; undefined where there is none. */
export const findCall = (path: string): NamedCall | undefined => callsByName.get(path.split('/').slice(-2).join('/'));

/** What a body asks of the call, or what is wrong with it: where, and why. */
export function parseCall(
  { row }: NamedCall,
  body: string,
): { args: unknown[]; buyer: BuyerContext } | { problem: string } {
  const { success, output, issues } = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(undefined, 'The body is no JSON.'),
      v.object({
        args: v.strictTuple(row.args.map((name) => schemas[name])),
        buyer: v.optional(buyer, {}),
      }),
    ),
    body,
  );
  return success ? output : { problem: problemOf(issues[0]) };
}

/** A sentence of ours stands alone; the library's say where. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null || issue.type === 'check' ? issue.message : `${path}: ${issue.message}`;
}
