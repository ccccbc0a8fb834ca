import { trace, type TracerProvider } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { registerOTel } from '@vercel/otel';
import { setTimeout as delay } from 'node:timers/promises';
import { traceRedis } from './redisSpans';

/** The reader takes no timeout that is longer than its interval. Only OpenTelemetry's whole SDK reads the variable itself. */
const exportIntervalMillis = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL || 60_000);
const exportTimeoutMillis = Math.min(exportIntervalMillis, 30_000);

/** Milliseconds for which a server that ends waits for its collector. */
const lastWait = 3000;

/**
 * Sends traces and metrics to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. Next makes the spans of requests and of `fetch`.
 * @returns sends what is not sent yet, for a server that ends. Never rejects, and takes three seconds at most.
 */
export function register(): () => Promise<void> {
  const metricReader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis,
  });
  registerOTel({
    serviceName: 'vitrine-shop',
    spanProcessors: [withoutQueries, 'auto'],
    metricReaders: [metricReader],
  });
  traceRedis();
  return async () => {
    const sent = Promise.allSettled([tracerProvider().forceFlush?.(), metricReader.forceFlush()]);
    await Promise.race([sent, delay(lastWait, undefined, { ref: false })]);
  };
}

/** The API has no way to send what is pending. The provider behind it has. */
function tracerProvider(): Flushable {
  const provider: Flushable & { getDelegate?(): Flushable } = trace.getTracerProvider();
  return provider.getDelegate?.() ?? provider;
}

type Flushable = TracerProvider & { forceFlush?(): Promise<void> };

/** A query may have an email address, a token or what somebody searched for. */
const cut = (text: string) => text.replace(/\?\S*/g, '');

/** Runs before the processor that sends. The interface forbids changes after a span's end, and has no other place for them. */
const withoutQueries: SpanProcessor = {
  onStart() {},
  onEnd(span: ReadableSpan) {
    const { attributes } = span;
    for (const [name, value] of Object.entries(attributes))
      if (typeof value === 'string') attributes[name] = cut(value);
    Object.assign(span, { name: cut(span.name) });
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};
