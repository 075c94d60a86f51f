import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { createBatches } from '../batches.ts'
import { systemClock } from '../clock.ts'
import { createMetrics } from '../metrics.ts'
import { openTracing } from './open-tracing.ts'
import { statementName } from './trace-statements.ts'
import {
  type Beginning,
  currentTrace,
  isTracing,
  openSpan,
  sampledTrace,
  traced,
  traceHeaders,
  type Tracer,
  setTracer,
  within,
} from './tracing.ts'

const [ONE, OTHER] = ['a', 'b'].map((id) => `00-${id.repeat(32)}-${id.repeat(16)}-01`) as [string, string]
const loaded = () => Object.keys(createRequire(import.meta.url).cache)
const isSdkLoaded = () => loaded().some((file) => /@opentelemetry\/(sdk|exporter)/.test(file))

afterEach(() => setTracer(null))

/** A tracer that keeps what it is told; ids of spans are counted. */
function notes() {
  const begun: (Beginning & { name: string; trace: string; isEnded: boolean })[] = []
  const tracer: Tracer = {
    begin(name, beginning) {
      const id = String(begun.length + 1).padStart(16, '0')
      const note = { name, ...beginning, trace: `${beginning.parent.slice(0, 36)}${id}-01`, isEnded: false }
      begun.push(note)
      return {
        trace: note.trace,
        add() {},
        end: () => void (note.isEnded = true),
      }
    },
    close: async () => {},
  }
  setTracer(tracer)
  return begun
}

test('without an address nothing is loaded, begun or carried on', async () => {
  const needs = { service: 'test', version: '1', clock: systemClock(), metrics: createMetrics() }
  const close = await openTracing({ endpoint: null, ...needs })
  expect([isTracing(), isSdkLoaded()]).toEqual([false, false])
  expect([sampledTrace(ONE), within(ONE, currentTrace), within(ONE, traceHeaders)]).toEqual([null, null, {}])
  expect(openSpan('x', { parent: ONE })).toBeNull()
  expect(await traced('x', async () => currentTrace())).toBeNull()
  await close()
  // With one they are, and a collector that is away harms nothing: what it missed is counted.
  const stop = await openTracing({ endpoint: 'http://127.0.0.1:1', ...needs })
  expect([isTracing(), isSdkLoaded()]).toEqual([true, true])
  await within(ONE, () => traced('x', async () => {}))
  await stop()
  expect(isTracing()).toBe(false)
  expect(await needs.metrics.text()).toContain('trace_spans_dropped_total 1')
})

test.each([
  ['nothing', undefined],
  ['not to be kept', ONE.replace(/01$/, '00')],
  ['no ids', `00-${'0'.repeat(32)}-${'a'.repeat(16)}-01`],
  ['too long', `${ONE}-x`],
  ['written twice', [ONE, ONE]],
])('a caller whose trace is %s is not followed', (_, header) => {
  notes()
  expect(sampledTrace(header)).toBeNull()
  expect(sampledTrace(ONE)).toBe(ONE)
})

test('work that two share is done in the trace of the first, and the other one has a span that is linked to it', async () => {
  const begun = notes()
  const inside: (string | null)[] = []
  const batches = createBatches({
    name: 'work',
    async apply(items: readonly string[]) {
      inside.push(currentTrace())
      return items
    },
  })
  await Promise.all([ONE, OTHER, null].map((trace) => within(trace, () => batches.submit('x'))))
  const work = begun.filter(({ name }) => name === 'work')
  expect(work.map(({ parent }) => parent)).toEqual([ONE, OTHER])
  expect(inside).toEqual([work[0]?.trace])
  expect(work[1]?.links).toEqual([work[0]?.trace])
  expect(begun.filter(({ name }) => name === 'queue').map(({ parent }) => parent)).toEqual([ONE, OTHER])
  expect(begun.every(({ isEnded }) => isEnded)).toBe(true)
})

test('a batch that nobody of a trace is in belongs to none, whoever set it off before', async () => {
  notes()
  const inside: (string | null)[] = []
  const batches = createBatches({
    atOnce: 1,
    async apply(items: readonly string[]) {
      inside.push(currentTrace())
      return items
    },
  })
  const first = within(ONE, () => batches.submit('x'))
  const second = Promise.resolve().then(() => within(null, () => batches.submit('y')))
  await Promise.all([first, second])
  expect(inside).toHaveLength(2)
  expect(inside[1]).toBeNull()
})

test.each([
  ['select * from "platform"."member" where "id" = $1', 'select', 'platform.member'],
  ['insert into bet_order ("id") values ($1)', 'insert', 'bet_order'],
  ["\n    update bet_order set note = 'from mai'", 'update', 'bet_order'],
  ['\n    /* kept */ insert into bet_leg ("id") values ($1)', 'insert', 'bet_leg'],
  ['begin', 'begin', ''],
])('a statement is named by what it does to which table: %s', (sql, operation, table) => {
  expect(statementName(sql)).toEqual({ operation, table })
})
