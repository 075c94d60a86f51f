import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attribute = { readonly key: string; readonly value: unknown }
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly events?: readonly unknown[]
}
type Told = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

/** A collector of traces as OTLP over HTTP has it, which keeps what it is sent. */
export async function openCollector() {
  const spans: Span[] = []
  /** Everything it was sent, as it was sent. */
  const texts: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      texts.push(text)
      for (const { scopeSpans } of (JSON.parse(text) as Told).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The names from a span up to where its trace began. */
export function pathOf(span: Span, spans: readonly Span[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [...pathOf(parent, spans), span.name] : [span.parentSpanId ?? '', span.name]
}
