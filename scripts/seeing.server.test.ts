import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signInAsMember } from '@keo/contract/sandbox'
import { getAgentConfig } from '@keo/contract/site'
import { getSportsToken } from '@keo/contract/sports'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { CALLBACK_BASE, payOrder, syncOrder, syncTransactions } from '@keo/sportsbook-contract/callbacks'
import { enterResult } from '@keo/sportsbook-contract/control'
import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { start } from './lib/keo.ts'
import { ROOT } from './lib/run-steps.mjs'
import { figuresIn, figuresOf } from './proof/figure-names.ts'
import { askBook, callSite, type Choice, look } from './proof/punters.ts'
import { openCollector, pathOf } from './proof/trace-collector.ts'

type Product = Awaited<ReturnType<typeof start>>
type Collector = Awaited<ReturnType<typeof openCollector>>

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const TAP = '00f067aa0ba902b7'
const STAKE = '53'
const WAIT = { timeout: 60_000, interval: 100 }
const [ACCEPTED, SETTLED] = [4, 5]

let folder: string
let database: TestDatabase
let collector: Collector
let product: Product
let secrets: readonly string[]
/** What the product told Prometheus after these bets. */
let figures: ReadonlySet<string>

const envOf = (more: Record<string, string>) => ({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  ...more,
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keo-traces-'))
  database = await freshDatabase()
  collector = await openCollector()
  product = await start({
    env: envOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0.5' }),
  })
  const traced = await betAndSettle(`00-${TRACE_ID}-${TAP}-01`, 'traced-1')
  const untraced = await betAndSettle(null, 'untraced-1')
  secrets = [...traced, ...untraced, product.demo?.userName ?? '', product.demo?.password ?? '']
  figures = figuresOf(await (await fetch(`${product.url}/metrics`)).text())
  // What is on its way to the collector is sent at the stop, last of all.
  await product.stop()
})
afterAll(async () => {
  await product.stop()
  await collector.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** From the call that the browser makes at the tap to the pay-out. Answers what no span may say. */
async function betAndSettle(traceparent: string | null, relatedId: string): Promise<string[]> {
  const userName = product.demo?.userName ?? ''
  const { accessToken } = await callSite(product.url, signInAsMember, { userName })
  const { token } = await callSite(product.url, getSportsToken, {}, accessToken)
  const choice = (await look(product.url)).at(-1)
  const orderId = await bet(token, { traceparent, relatedId, choice })
  await vi.waitFor(async () => expect(await statusOf(orderId)).toBe(ACCEPTED), WAIT)
  const { marketId, optionType } = choice ?? { marketId: 0, optionType: 0 }
  await askBook(product.url, enterResult, { marketId, optionType, outcome: OUTCOME.won })
  await vi.waitFor(async () => expect(await statusOf(orderId)).toBe(SETTLED), WAIT)
  await vi.waitFor(async () => expect(await untold()).toBe('0'), WAIT)
  const [member] = await database.asOwner('select id from platform.member where user_name = $1', [userName])
  return [accessToken, token, orderId, relatedId, String(member?.['id'])]
}

async function bet(
  token: string,
  {
    traceparent,
    relatedId,
    choice,
  }: { traceparent: string | null; relatedId: string; choice: Choice | undefined },
): Promise<string> {
  const slip = { unitStake: STAKE, oddsChange: 2, relatedId, betOptionList: [{ ...choice, oddsFormat: 1 }] }
  const answer = await fetch(`${product.url}/sportsbook${singlePass.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      ...(traceparent && { traceparent }),
    },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, singleBetList: [slip] }),
  })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const orderId = data[0]?.id ?? ''
  await askBook(product.url, getStakeOrderStatus, { orderIds: [orderId] }, token)
  return orderId
}

const statusOf = async (orderId: string) =>
  (await database.asOwner('select status from sportsbook.bet_order where id = $1', [orderId]))[0]?.['status']
const untold = async () =>
  (await database.asOwner("select count(*) from sportsbook.operator_message where state = 'waiting'"))[0]?.[
    'count'
  ]

const paths = () => collector.spans.map((span) => pathOf(span, collector.spans).join(' > '))
const BET = `${TAP} > POST /sportsbook${singlePass.path}`
const callback = ({ path: at }: { path: string }) => `POST ${CALLBACK_BASE}${at} > POST ${CALLBACK_BASE}${at}`

test('one bet is one trace: the tap, the order, its charge on our ledger, the wait, the settlement and the pay-out', () => {
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID]))
  const known = paths()
  for (const expected of [
    BET,
    `${BET} > queue`,
    `${BET} > new orders > transaction > insert bet_order`,
    `${BET} > bet charge > ${callback(payOrder)} > stakes > ledger movement > transaction`,
    `${BET} > bet charge > order steps > transaction > update bet_order`,
    `${BET} > bet decision > queue`,
    `${BET} > order news > ${callback(syncOrder)}`,
    `${BET} > bet settlement > transaction > update bet_order`,
    `${BET} > bet money > ${callback(syncTransactions)} > ledger movement > transaction`,
  ])
    expect(known, `no span ${expected}`).toContain(expected)
})

test('every span of the trace has its parent in it, but for the first, whose parent is the tap', () => {
  const ids = new Set(collector.spans.map(({ spanId }) => spanId))
  const lost = collector.spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))
  expect(lost.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    [`POST /sportsbook${singlePass.path}`, TAP],
  ])
})

/** What a span may say, and what each may look like. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'http.request.method': /^(GET|POST)$/,
  'http.route': /^\/[a-z_A-Z/\d-]+$/,
  'http.response.status_code': /^200$/,
  'db.system.name': /^postgresql$/,
  'db.namespace': /^(platform|sportsbook|kit)$/,
  'db.operation.name': /^[a-z]+$/,
  'db.collection.name': /^[a-z_.]+$/,
  'keo.queue': /^[a-z ]+$/,
  'keo.together': /^\d$/,
}

test('no span tells a person, a token, an amount or an account', () => {
  const said = collector.spans.flatMap(({ attributes }) => attributes)
  expect(said.length).toBeGreaterThan(50)
  const strange = said.filter(({ key, value }) => {
    const [text] = Object.values(value as Record<string, unknown>)
    return !(ALLOWED[key]?.test(String(text)) ?? false)
  })
  expect(strange).toEqual([])
  const words = JSON.stringify([said, collector.spans.map(({ name }) => name)])
  expect(words.includes(STAKE), 'a span tells the stake').toBe(false)
  const all = collector.texts.join('\n')
  for (const secret of [...secrets, '127.0.0.1'])
    expect(all.includes(secret), 'a span tells a secret').toBe(false)
  expect(collector.spans.flatMap(({ events = [] }) => events)).toEqual([])
})

test('without an address nothing is traced, kept or asked of the page, whatever a caller sends', async () => {
  const before = collector.texts.length
  product = await start({ env: envOf({}) })
  expect((await callSite(product.url, getAgentConfig, {})).traceShare).toBe(0)
  const [, , orderId] = await betAndSettle(`00-${TRACE_ID}-${TAP}-01`, 'off-1')
  expect(await database.asOwner('select trace from sportsbook.bet_order where id = $1', [orderId])).toEqual([
    { trace: null },
  ])
  await product.stop()
  expect(collector.texts).toHaveLength(before)
})

const fileOf = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')
type Panel = { readonly title: string; readonly type: string; readonly targets?: { readonly expr: string }[] }

test('every panel of the dashboard asks for figures that the product tells', () => {
  const { panels } = JSON.parse(fileOf('deploy/dashboard.json')) as { panels: Panel[] }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(20)
  expect(queries.flatMap(figuresIn).filter((name) => !figures.has(name))).toEqual([])
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([])
})

test('every objective has a query of figures that the product tells and an alert that is there, and no alert has none', () => {
  const rows = fileOf('docs/slo.md')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map((line) => line.split(' | '))
  expect(rows.length).toBeGreaterThan(5)
  const unknown = rows.flatMap(([, , query = '']) => figuresIn(query)).filter((name) => !figures.has(name))
  expect(unknown).toEqual([])
  const { groups } = JSON.parse(fileOf('deploy/alerts.json')) as { groups: { rules: { alert: string }[] }[] }
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  const named = rows.map((row) => row.at(-1)?.match(/(?<=`)\w+(?=`)/g) ?? [])
  expect(named.filter((list) => list.length === 0)).toEqual([])
  expect(named.flat().toSorted()).toEqual(alerts.toSorted())
})
