import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { registerOTel } from '@vercel/otel';

/** The reader takes no timeout that is longer than its interval. Only OpenTelemetry's whole SDK reads the variable itself. */
const exportIntervalMillis = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL || 60_000);
const exportTimeoutMillis = Math.min(exportIntervalMillis, 30_000);

/** Sends traces and metrics to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. Next makes the spans of requests and of `fetch`. */
export function register() {
  registerOTel({
    serviceName: 'vitrine-shop',
    spanProcessors: [withoutQueries, 'auto'],
    metricReaders: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis,
        exportTimeoutMillis,
      }),
    ],
  });
}

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
