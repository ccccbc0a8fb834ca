import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import getPort from 'get-port';

/** The file of Debian's `redis-server`. Undefined if this machine has none. `npm test` installs it if it can. */
export const redisServer = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find(existsSync);

/** A Redis of its own for tests, on the loopback interface. It keeps nothing on the disk. */
export async function startRedis() {
  const port = await getPort({ host: '127.0.0.1' });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess | undefined;
  const start = () => void (child = spawn(redisServer ?? 'redis-server', args, { stdio: 'ignore' }));
  const end = async () => {
    const { exitCode, signalCode } = child ?? {};
    if (!child || exitCode !== null || signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  start();
  return {
    url: new URL(`redis://127.0.0.1:${port}`),
    start,
    end,
    /** It keeps its connections, and answers nothing. */
    hang: () => child?.kill('SIGSTOP'),
    goOn: () => child?.kill('SIGCONT'),
  };
}
