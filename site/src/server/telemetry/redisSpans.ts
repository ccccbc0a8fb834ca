import { tracingChannel } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { measureStore } from './measures';

/** What Redis's client publishes of a command. It has the arguments too, which stay out: keys are hashes, and values are sealed. */
interface Command {
  command: string;
  serverAddress: string;
  serverPort?: number;
  error?: unknown;
}

const scope = 'vitrine';

/** Measures each command to Redis, and puts it into a span if a request waits for it. Names are OpenTelemetry's own for databases. */
export function traceRedis() {
  const pending = new WeakMap<Command, { span: Span | undefined; began: number }>();
  const end = (command: Command) => {
    const { span, began } = pending.get(command) ?? {};
    if (began === undefined || !pending.delete(command)) return;
    const failure = command.error === undefined ? {} : { 'error.type': nameOf(command.error) };
    measureStore(command.command, (performance.now() - began) / 1000, failure);
    if (command.error !== undefined) span?.setAttributes(failure).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  tracingChannel<Command, Command>('node-redis:command').subscribe({
    start(command) {
      // The server also asks Redis by itself. Nobody waits for that, so it is in no trace.
      const isAwaited = trace.getActiveSpan() !== undefined;
      pending.set(command, { span: isAwaited ? spanOf(command) : undefined, began: performance.now() });
    },
    end() {},
    asyncStart() {},
    asyncEnd: end,
    error: end,
  });
}

const spanOf = ({ command, serverAddress, serverPort }: Command) =>
  trace.getTracer(scope).startSpan(command, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'redis',
      'db.operation.name': command,
      'server.address': serverAddress,
      ...(serverPort && { 'server.port': serverPort }),
    },
  });

/** The class of a failure, without its message. */
const nameOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'unknown');
