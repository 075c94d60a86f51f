import {
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BasicTracerProvider,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import { createSpanQueue } from './span-queue.ts'
import type { OpenSpan, Tracer } from './tracing.ts'

export type TracerNeeds = {
  /** Such as `http://collector:4318`. */
  readonly endpoint: string
  /** Which of our processes speaks. */
  readonly service: string
  readonly version: string
  readonly clock: Clock
  readonly metrics: Metrics
}

/** A collector that does not answer within this is away. */
const COLLECTOR_PATIENCE_MS = 5_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/**
 * The only file that knows the libraries: loaded where traces are switched on, and nowhere else. A trace begins at the
 * browser's tap, so what has no parent is not kept.
 */
export function otelTracer({ endpoint, service, version, clock, metrics }: TracerNeeds): Tracer {
  const queue = spanQueue(endpoint, clock, metrics)
  const processor: SpanProcessor = {
    onStart() {},
    onEnd: queue.add,
    forceFlush: queue.flush,
    shutdown: queue.close,
  }
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('keo')

  return {
    begin(name, { parent, kind = 'internal', facts = {}, agoMs, links = [] }): OpenSpan {
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          attributes: { ...facts },
          links: links.map((linked) => ({ context: contextOf(linked) })),
          ...(agoMs === undefined ? {} : { startTime: clock.now() - agoMs }),
        },
        trace.setSpanContext(ROOT_CONTEXT, contextOf(parent)),
      )
      return {
        trace: written(span.spanContext()),
        add: (more) => void span.setAttributes({ ...more }),
        end({ isFailed } = { isFailed: false }) {
          // Without the error's words, which may hold what a person wrote.
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

function spanQueue(endpoint: string, clock: Clock, metrics: Metrics) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: COLLECTOR_PATIENCE_MS,
  })
  const countSent = metrics.counter('trace_spans_sent_total', 'Spans that the collector took')
  const countDropped = metrics.counter(
    'trace_spans_dropped_total',
    'Spans that were thrown away because the collector is away or slow',
  )
  const times = (count: () => void) => (spans: number) => {
    for (let n = 0; n < spans; n += 1) count()
  }
  return createSpanQueue<ReadableSpan>({
    send: (spans) => new Promise((resolve) => exporter.export([...spans], ({ code }) => resolve(code === 0))),
    countSent: times(countSent),
    countDropped: times(countDropped),
    after: (ms, run) => clock.after(ms, run),
  })
}

function contextOf(written: string): SpanContext {
  const [, traceId = '', spanId = '', flags = '00'] = written.split('-')
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}

const written = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`
