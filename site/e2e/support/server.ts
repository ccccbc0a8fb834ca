import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** A program that serves HTTP, in a process of its own. */
export class Server {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    private readonly args: string[],
    private readonly options: { cwd: string; env: Record<string, string>; readyAt: string },
  ) {}

  /** Resolves when the server answers. */
  async start() {
    const { cwd, env, readyAt } = this.options;
    const child = spawn(process.execPath, this.args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
    this.child = child;
    child.stdout.on('data', (text) => (this.output += text));
    child.stderr.on('data', (text) => (this.output += text));
    while (child.exitCode === null && child.signalCode === null) {
      const response = await fetch(readyAt).catch(() => undefined);
      if (response) return;
      await new Promise((next) => setTimeout(next, 50));
    }
    throw new Error(`${this.args.join(' ')} ended before it answered:\n${this.output}`);
  }

  /** Ends the process: at once, as a crash would, or as a person who stops it. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** What it has printed so far. */
  get log() {
    return this.output;
  }
}
