import { getList, getMatchDetail, statistical } from '@keo/sportsbook-contract/matches'
import { expect, test } from 'vitest'
import { matchFromWire } from '../intake/match-from-wire.ts'
import { NoAnswer } from '../../../api/api-outcome.ts'
import type { Incident } from '../../../api/error-reports.ts'
import { manualClock } from '../../../testing/manual-clock.ts'
import { createProvider, LIST_TIMEOUT_MS, type ProviderParts } from './create-provider.ts'
import { matchList } from './match-list.ts'
import { ProviderRefusal } from './provider-refusal.ts'
import { wireMatch } from '../intake/test-wire-match.ts'

type Answer = object | string | Error | 'never'
const COMMON = { oddsChange: 1, currencyId: 1000, languageType: 'VIE', timeZone: 7 }
const NO_COUNTS = { tc: 0, sl: [], ht: 0, hls: [], mts: [] }
const ok = (data: unknown) => ({ success: true, code: 0, message: null, data })
const refused = (code: number, message = 'Không được') => ({ success: false, code, message, data: null })

function setup(...answers: Answer[]) {
  const clock = manualClock(Date.UTC(2026, 5, 11, 12))
  const sent: { address: string; init: RequestInit; body: Record<string, unknown> }[] = []
  const toasts: string[] = []
  const incidents: Incident[] = []
  const heard: [number, string][] = []
  const tokens = ['first', 'second', 'third']
  const parts: ProviderParts = {
    async fetch(address, init) {
      sent.push({ address, init, body: JSON.parse(String(init.body)) })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === 'never') return stopped(init)
      if (answer instanceof Error) throw answer
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
    },
    access: {
      current: async () => ({ baseUrl: '/sportsbook', pushUrl: '/push', token: tokens[0] ?? '' }),
      async refresh() {
        tokens.shift()
        return { baseUrl: '/sportsbook', pushUrl: '/push', token: tokens[0] ?? '' }
      },
    },
    common: () => COMMON,
    takesTraces: () => true,
    clock,
    knowServerTime: () => {},
    toastError: (text) => toasts.push(text),
    report: (incident) => incidents.push(incident),
    onStatisticalAnswer: (code, message) => heard.push([code, message]),
  }
  return { provider: createProvider(parts), parts, clock, sent, toasts, incidents, heard }
}

/** As a browser does it: the request ends with an error once it is cut off. */
const stopped = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const authorizationOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('authorization')

test('[NET-05a] a request carries oddsChange, currencyId, languageType and the member’s time zone beside its own fields', async () => {
  const { provider, sent } = setup(ok(NO_COUNTS))
  await provider(statistical, {})
  await provider(statistical, { allLeague: true }, { silent: true })
  expect(sent.map(({ address }) => address)).toEqual(Array(2).fill('/sportsbook/v1/match/statistical'))
  expect(sent.map(({ body }) => body)).toEqual([
    COMMON,
    { ...COMMON, allLeague: true, noNeedResponseMsg: true },
  ])
})

test('[NET-05b] the token travels bare in Authorization', async () => {
  const { provider, sent } = setup(ok(NO_COUNTS))
  await provider(statistical, {})
  expect(sent.map(authorizationOf)).toEqual(['first'])
})

test('[NET-05c] the match list gives up after 5000 ms, another call waits longer', async () => {
  const { provider, clock, incidents } = setup('never')
  const list = provider(getList, { type: 1 })
  let detailEnded = false
  const detail = provider(getMatchDetail, { matchId: 7 }).catch(() => {
    detailEnded = true
  })
  await Promise.resolve()
  clock.advance(LIST_TIMEOUT_MS - 1)
  expect(incidents).toEqual([])
  clock.advance(1)
  await expect(list).rejects.toBeInstanceOf(NoAnswer)
  expect(incidents.map(({ answer }) => answer)).toEqual([{ noAnswer: 'timeout' }])
  expect(detailEnded).toBe(false)
  clock.advance(20_000)
  await detail
  expect(detailEnded).toBe(true)
})

test('[NET-06a] code 14010 refreshes the token and asks once more', async () => {
  const { provider, sent, toasts } = setup(refused(14010), ok(NO_COUNTS))
  await expect(provider(statistical, {})).resolves.toEqual(NO_COUNTS)
  expect(sent.map(authorizationOf)).toEqual(['first', 'second'])
  expect(toasts).toEqual([])
})

test('[NET-06a] a second 14010 stands: nobody asks for ever', async () => {
  const { provider, sent } = setup(refused(14010))
  await expect(provider(statistical, {})).rejects.toMatchObject({ code: 14010 })
  expect(sent).toHaveLength(2)
})

test('[NET-06b] other codes show the message unless noNeedResponseMsg', async () => {
  const { provider, toasts } = setup(refused(3002, 'Kèo đã đóng.'))
  const refusal = await provider(getMatchDetail, { matchId: 7 }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ProviderRefusal)
  expect(refusal).toMatchObject({ code: 3002, message: 'Kèo đã đóng.' })
  await provider(getMatchDetail, { matchId: 7 }, { silent: true }).catch(() => {})
  expect(toasts).toEqual(['Kèo đã đóng.'])
})

test.each([statistical, getList])(
  '[NET-06c] on $path a code other than 0 and 8 is reported',
  async (call) => {
    const { provider, incidents } = setup(refused(8), refused(12))
    await provider(call, {}, { silent: true }).catch(() => {})
    expect(incidents).toEqual([])
    await provider(call, {}, { silent: true }).catch(() => {})
    expect(incidents).toMatchObject([{ where: `POST ${call.path}`, answer: { code: 12 } }])
  },
)

const FAILURES: [string, Answer][] = [
  ['no network', new TypeError('Failed to fetch')],
  ['a page of a proxy', '<html>502</html>'],
  ['no envelope', { answer: 42 }],
  ['data of another shape', ok({ total: 'many' })],
  ['a refusal', refused(6)],
]

test.each(FAILURES)(
  '[NET-06d] %s on the match list is reported and gives an empty list with total 0',
  async (_, answer) => {
    const { provider, incidents } = setup(answer)
    await expect(matchList({ type: 1 }, {}, provider)).resolves.toEqual({
      records: [],
      total: 0,
      isFailed: true,
    })
    expect(incidents).toHaveLength(1)
  },
)

test.each(FAILURES)('[NET-06e] %s on statistical is reported', async (_, answer) => {
  const { provider, incidents } = setup(answer)
  await expect(provider(statistical, {}, { silent: true })).rejects.toThrow(Error)
  expect(incidents).toHaveLength(1)
})

test('a page of matches comes in our own types, and a screen that is left reports nothing', async () => {
  const match = wireMatch()
  const whole = setup(ok({ current: 1, size: 50, total: 1, pageTotal: 1, records: [match] }))
  const page = await matchList({ type: 1 }, {}, whole.provider)
  expect(page).toEqual({ records: [matchFromWire(match)], total: 1, isFailed: false })

  const left = setup('never')
  const controller = new AbortController()
  const asked = matchList({ type: 1 }, { signal: controller.signal }, left.provider)
  await Promise.resolve()
  controller.abort()
  await expect(asked).rejects.toBeInstanceOf(NoAnswer)
  expect(left.incidents).toEqual([])
})

test('[NET-09a] every answer of statistical is heard, of other calls none', async () => {
  const { provider, heard } = setup(refused(8, 'Bảo trì [1-2]'), ok(NO_COUNTS), refused(8))
  await provider(statistical, {}, { silent: true }).catch(() => {})
  await provider(statistical, {})
  await provider(getMatchDetail, { matchId: 1 }, { silent: true }).catch(() => {})
  expect(heard).toEqual([
    [8, 'Bảo trì [1-2]'],
    [0, ''],
  ])
})

test('a call of a tap that is followed says so to who takes it, and every other call says nothing', async () => {
  const trace = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
  const { provider, parts, sent } = setup(ok(NO_COUNTS))
  await provider(statistical, {}, { trace })
  await provider(statistical, {})
  expect(sent.map(({ init }) => new Headers(init.headers).get('traceparent'))).toEqual([trace, null])
  const stranger = createProvider({ ...parts, takesTraces: () => false })
  await stranger(statistical, {}, { trace })
  expect(sent).toHaveLength(3)
  expect(new Headers(sent[2]?.init.headers).has('traceparent')).toBe(false)
})
