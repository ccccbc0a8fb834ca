// The life of a server in its container: its health check, whether it is ready, and its end on SIGTERM.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';

/** Milliseconds: what docs/guides/deploying.md promises, and what compose.yaml waits. */
const promised = 18_000;
const waited = 25_000;

/** The codes of a server that has ended by itself: Next has the code of a program that SIGTERM ends. */
const ended = [0, 143];

/** The readiness is checked once in five seconds. */
const readyWithin = 15_000;

/** Resolves to the first answer with this status, or to the last one. */
async function untilStatus(url, status) {
  const end = Date.now() + readyWithin;
  for (;;) {
    const response = await fetch(url);
    const body = await response.json();
    if (response.status === status || Date.now() > end) return { status: response.status, body, response };
    await new Promise((next) => setTimeout(next, 200));
  }
}

/**
 * Returns what is wrong with the health check and the readiness of a shop, while its platform answers and while it fails, in sentences.
 * @param isHealthy runs the image's health check
 */
export async function faultsOfHealth({ origin, sandbox, isHealthy }) {
  const faults = [];
  const expectThat = (isSo, text) => isSo || faults.push(text);
  const ready = await untilStatus(`${origin}/api/ready`, 200);
  expectThat(ready.body.status === 'ready', `/api/ready says ${JSON.stringify(ready.body)} of a shop that is ready.`);
  expectThat(await isHealthy(), 'The health check fails while the shop serves.');
  await fetch(`${sandbox}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ fault: 'status=503' }) });
  const away = await untilStatus(`${origin}/api/ready`, 503);
  expectThat(away.status === 503, `/api/ready answers ${away.status} while the platform fails, and not 503.`);
  expectThat(away.response.headers.has('retry-after'), '/api/ready names no Retry-After while the platform fails.');
  expectThat(away.body.degraded?.includes('platform'), `/api/ready says ${JSON.stringify(away.body)} while it fails.`);
  expectThat(await isHealthy(), 'The health check fails while the platform does, so the shop would be restarted.');
  await fetch(`${sandbox}/sandbox/faults`, { method: 'DELETE' });
  const again = await untilStatus(`${origin}/api/ready`, 200);
  expectThat(again.status === 200, `/api/ready answers ${again.status} after the platform has come back.`);
  return faults;
}

/** Sends the head of a request. Resolves after the server has read it. `finish` sends the body, and resolves to the answer's status and text. */
async function beginRequest(url, body) {
  const headers = {
    Expect: '100-continue',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  const sent = request(url, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(body);
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, text };
  };
}

const isListening = (port, host) =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Ends the server while it has a request, an idle connection and one that has sent half a head. Returns what is wrong with that, in
 * sentences.
 * @param child its process
 * @param isHealthy runs the image's health check
 */
export async function faultsOfEnd({ origin, child, isHealthy }) {
  const faults = [];
  const { hostname, port } = new URL(origin);
  const half = connect(port, hostname).on('error', () => undefined);
  half.write('GET / HTTP/1.1\r\nHost: shop');
  const idle = connect(port, hostname).on('error', () => undefined);
  idle.write('GET /api/health HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(idle, 'data');
  const finish = await beginRequest(`${origin}/api/shop/catalog/product`, JSON.stringify({ args: ['floor-pump'] }));

  const gone = once(child, 'exit');
  const began = Date.now();
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), waited);
  while (await isListening(port, hostname)) await new Promise((next) => setTimeout(next, 50));
  const { status, text } = await finish().catch((error) => ({ status: error.message, text: '' }));
  if (status !== 200 || !text.includes('floor-pump'))
    faults.push(`A request that was there before SIGTERM is answered ${status} with ${text.slice(0, 200)}.`);
  const [code, signal] = await gone;
  clearTimeout(hard);
  const took = Date.now() - began;
  if (!ended.includes(code)) faults.push(`After SIGTERM the server ends with ${code ?? signal}, and not by itself.`);
  if (took > promised) faults.push(`After SIGTERM the server takes ${took} ms, and not ${promised} at most.`);
  if (await isHealthy()) faults.push('The health check succeeds after the server has ended.');
  for (const socket of [half, idle]) socket.destroy();
  return { faults, took };
}
