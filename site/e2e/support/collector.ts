import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP has it in JSON, with its attributes by name. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
}

type Values = { key: string; value: Record<string, unknown> }[];
interface Resource {
  scopeSpans?: { spans: (Omit<Span, 'attributes'> & { attributes?: Values })[] }[];
  scopeMetrics?: {
    metrics: ({ name: string } & Record<'sum' | 'histogram', { dataPoints: Point[] } | undefined>)[];
  }[];
}
interface Point {
  attributes?: Values;
}

const named = (values: Values = []) =>
  Object.fromEntries(values.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of OpenTelemetry, which takes OTLP over HTTP as JSON. */
export async function startCollector() {
  const bodies: string[] = [];
  const spans: Span[] = [];
  const points = new Map<string, { attributes: Record<string, unknown> }[]>();
  const take = ({ scopeSpans = [], scopeMetrics = [] }: Resource) => {
    for (const span of scopeSpans.flatMap((one) => one.spans))
      spans.push({ ...span, attributes: named(span.attributes) });
    // Each report has the sums since the start.
    for (const { name, sum, histogram } of scopeMetrics.flatMap(({ metrics }) => metrics))
      points.set(
        name,
        ((sum ?? histogram)?.dataPoints ?? []).map(({ attributes }) => ({ attributes: named(attributes) })),
      );
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      const { resourceSpans, resourceMetrics } = JSON.parse(body) as Record<string, Resource[] | undefined>;
      for (const resource of resourceSpans ?? resourceMetrics ?? []) take(resource);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '200',
    },
    /** All that it was sent, as text. */
    bodies,
    spans,
    /** What a metric counts, by its attributes. */
    points: (name: string) => points.get(name) ?? [],
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
