import { spawn, type ChildProcess } from 'node:child_process';

/** An HTTP server in its own process. */
export class Server {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    private readonly args: string[],
    private readonly options: { cwd: string; env: Record<string, string>; readyAt: string },
  ) {}

  /** Starts the process. Resolves when the server answers. @throws if it ends before that */
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

  /** Ends the process: `SIGKILL` like a crash, `SIGTERM` like a person who stops it. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** The output so far. */
  get log() {
    return this.output;
  }
}
