import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Everything that a span may say beside its name. The list is closed: nothing of a person, no token, no amount, no text of
 * a statement and no address as it was called.
 */
export type SpanFacts = {
  readonly 'http.request.method'?: string
  readonly 'http.route'?: string
  readonly 'http.response.status_code'?: number
  readonly 'db.system.name'?: string
  readonly 'db.namespace'?: string
  readonly 'db.operation.name'?: string
  readonly 'db.collection.name'?: string
  readonly 'keo.queue'?: string
  /** How many were worked on together. */
  readonly 'keo.together'?: number
}

export type OpenSpan = {
  /** As W3C writes it: what belongs to this span names it as its parent. */
  readonly trace: string
  add(facts: SpanFacts): void
  end(how?: { readonly isFailed: boolean }): void
}

export type Beginning = {
  readonly parent: string
  readonly kind?: 'server' | 'client' | 'internal'
  readonly facts?: SpanFacts
  /** For what began before anybody could know that it is traced. */
  readonly agoMs?: number
  /** Spans of other traces that it is the same work as. */
  readonly links?: readonly string[]
}

export type Tracer = {
  begin(name: string, beginning: Beginning): OpenSpan
  close(): Promise<void>
}

/**
 * One for the process, as requests, queues and statements are: given to none of them by hand, so that a process without
 * traces pays one look at a variable. Null unless an address for traces is set.
 */
let tracer: Tracer | null = null
/** The span that what runs now belongs to. Nothing is kept in it while nobody traces. */
const current = new AsyncLocalStorage<string | null>()

export function setTracer(next: Tracer | null): void {
  tracer = next
  // Once used it makes every later callback of the process dearer, until it is told to stop.
  if (next === null) current.disable()
}

export const isTracing = (): boolean => tracer !== null

const SAMPLED = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f][13579bdf]$/

/** The caller's trace, where it has one that is to be kept; whatever is not written as W3C says is none. */
export function sampledTrace(header: string | readonly string[] | undefined): string | null {
  return tracer !== null && typeof header === 'string' && SAMPLED.test(header) ? header : null
}

export function currentTrace(): string | null {
  return tracer === null ? null : (current.getStore() ?? null)
}

/** What is asked of another process carries it on. */
export function traceHeaders(): Record<string, string> {
  const trace = currentTrace()
  return trace === null ? {} : { traceparent: trace }
}

/** Runs something as part of a trace; with null as part of none, whoever it was that set it off. */
export function within<T>(trace: string | null, run: () => T): T {
  return tracer === null ? run() : current.run(trace, run)
}

/** A span that is ended by hand; null where nothing is traced. */
export function openSpan(name: string, beginning: Partial<Beginning> = {}): OpenSpan | null {
  const parent = beginning.parent ?? currentTrace()
  return tracer === null || parent === null ? null : tracer.begin(name, { ...beginning, parent })
}

/** Runs something as a span of the current trace. */
export function traced<T>(
  name: string,
  run: () => Promise<T>,
  beginning: Partial<Beginning> = {},
): Promise<T> {
  const span = openSpan(name, beginning)
  return span === null ? run() : spanned(span, run)
}

/** The same as a span of a trace that was kept; where none was, of none. */
export function tracedFor<T>(parent: string | null, name: string, run: () => Promise<T>): Promise<T> {
  if (tracer === null) return run()
  return parent === null ? current.run(null, run) : traced(name, run, { parent })
}

/** Work that many share is done in the first one's trace; each other one has a span of the same length, linked to it. */
export async function tracedTogether<T>(
  name: string,
  parents: readonly (string | null)[],
  run: () => Promise<T>,
): Promise<T> {
  if (tracer === null) return run()
  const [parent, ...others] = new Set(parents.filter((each) => each !== null))
  if (parent === undefined) return current.run(null, run)
  const facts = { 'keo.together': parents.length }
  const first = tracer.begin(name, { parent, facts })
  const links = [first.trace]
  const linked = others.map((other) => openSpan(name, { parent: other, facts, links }))
  try {
    return await spanned(first, run)
  } finally {
    for (const span of linked) span?.end()
  }
}

async function spanned<T>(span: OpenSpan, run: () => Promise<T>): Promise<T> {
  let isFailed = true
  try {
    const result = await current.run(span.trace, run)
    isFailed = false
    return result
  } finally {
    span.end({ isFailed })
  }
}
