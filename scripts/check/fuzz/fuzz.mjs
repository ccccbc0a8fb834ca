// Sends generated requests and checks the answers.
import { createRandom } from '../random.mjs';
import { send, serialize } from './rawRequest.mjs';

/** The limit for an answer, in milliseconds. */
const limit = 2000;

/** Texts that reveal internals: stacks, files, names of errors. */
const innerMessage =
  /\bat [\w.<> ]+ \(|node_modules|\.next\/|file:\/\/|\b(Type|Range|Syntax|Reference|URI|Invariant|Graph\w+)Error\b|ECONN|\.tsx?:\d/;

/** Returns the problem of an answer; undefined if it has none. */
export function problemOf(answer, milliseconds) {
  if (!answer) return `no answer within ${limit} ms`;
  if (milliseconds > limit) return `an answer after ${Math.round(milliseconds)} ms`;
  if (answer.status === 0) return 'the connection was closed without an answer';
  if (answer.status >= 500) return `the status ${answer.status}`;
  const told = `${answer.head}\n${answer.body}`.match(innerMessage)?.[0];
  return told && `an inner message: ${told}`;
}

async function ask(url, request) {
  const began = performance.now();
  const answer = await send(url, request, limit * 5);
  return { answer, problem: problemOf(answer, performance.now() - began) };
}

/**
 * Sends `requests` requests, `atOnce` at a time. Each has its own seed, so that it can be sent again by itself.
 * Resolves to the count of each status and to the problems.
 */
export async function fuzz({ url, makeRequest, seed, requests, atOnce = 4 }) {
  const statuses = {};
  const problems = [];
  let next = seed;
  const worker = async () => {
    while (next < seed + requests) {
      const own = next++;
      const request = makeRequest(createRandom(own));
      const { answer, problem } = await ask(url, request);
      const status = answer?.status ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (problem)
        problems.push({
          seed: own,
          problem,
          request: serialize(request).slice(0, 400),
          answer: answer?.body.slice(0, 200),
        });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { statuses, problems };
}
