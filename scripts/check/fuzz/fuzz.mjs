// Sends generated requests and checks the responses.
import fc from 'fast-check';
import { send, serialize } from './rawRequest.mjs';

/** The default limit for a response, in milliseconds. */
const usualLimit = 2000;

/** Texts that reveal internals: stacks, files, names of errors. */
const innerMessage =
  /\bat [\w.<> ]+ \(|node_modules|\.next\/|file:\/\/|\b(Type|Range|Syntax|Reference|URI|Invariant|Graph\w+)Error\b|ECONN|\.tsx?:\d/;

/** Returns the problem of a response; undefined if it has none. */
export function problemOf(answer, milliseconds, limit = usualLimit) {
  if (!answer) return `no answer within ${limit} ms`;
  if (milliseconds > limit) return `an answer after ${Math.round(milliseconds)} ms`;
  if (answer.status === 0) return 'the connection was closed without an answer';
  if (answer.status >= 500) return `the status ${answer.status}`;
  const told = `${answer.head}\n${answer.body}`.match(innerMessage)?.[0];
  return told && `an inner message: ${told}`;
}

/**
 * Sends `count` requests, `atOnce` at a time: as many runs, each with a seed of its own. A run ends at its first problem, which fast-check
 * shrinks. Its seed and `path` send it again. Resolves to the count of each status and to the problems.
 * @param {{ url: string, requests: fc.Arbitrary<object>, seed: number, count: number, path?: string, limit?: number, atOnce?: number }} options
 */
export async function fuzz({ url, requests, seed, count, path, limit = usualLimit, atOnce = 4 }) {
  const statuses = {};
  const ask = async (request) => {
    const began = performance.now();
    const answer = await send(url, request, limit * 5);
    return { answer, milliseconds: performance.now() - began };
  };
  const property = fc.asyncProperty(requests, async (request) => {
    let { answer, milliseconds } = await ask(request);
    // A busy machine delays single responses. One that is slow by itself is late twice.
    if (milliseconds > limit) ({ answer, milliseconds } = await ask(request));
    const status = answer?.status ?? 'none';
    statuses[status] = (statuses[status] ?? 0) + 1;
    const problem = problemOf(answer, milliseconds, limit);
    if (problem) throw new Error(problem, { cause: answer?.body });
  });
  const runs = path ? 1 : atOnce;
  const results = await Promise.all(
    Array.from({ length: runs }, (_, number) =>
      fc.check(property, { seed: seed + number, numRuns: Math.ceil(count / runs), ...(path && { path }) }),
    ),
  );
  const problems = results
    .filter(({ failed }) => failed)
    .map(({ seed, counterexamplePath, counterexample: [request], errorInstance: { message, cause } }) => ({
      seed,
      path: counterexamplePath,
      problem: message,
      request: serialize(request).slice(0, 400),
      answer: cause?.slice(0, 200),
    }));
  return { statuses, problems };
}
