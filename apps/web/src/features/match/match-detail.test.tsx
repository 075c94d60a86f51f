import { priceOf } from '@keo/units/price'
import userEvent from '@testing-library/user-event'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'
import { board } from '../sportsbook/index.ts'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

afterEach(() => {
  storage.remove('pinnedMarkets')
  storage.remove('foldedMarkets')
  storage.remove('followList')
  storage.remove('betHabits')
})

/** A channel that never opens. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

/** The only match with a room. */
const ON_AIR = '77'

type Answers = Readonly<Record<string, (body: unknown) => unknown>>

/** The provider over fetch; what is not given is refused as unknown. No channel: prices are asked for. */
function answerProvider(answers: Answers) {
  answerCalls({
    'GET /api/live/room/of-matches': ({ matches }) => ({
      items: matches === ON_AIR ? [{ matchId: ON_AIR, roomId: `m${ON_AIR}` }] : [],
    }),
  })
  const site = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    const answer = answers[pathname.replace('/sportsbook', '')]
    return Response.json(
      answer
        ? { success: true, code: 0, message: null, data: answer(JSON.parse(String(init.body ?? '{}'))) }
        : { success: false, code: 7, message: 'Không tìm thấy dữ liệu.', data: null },
    )
  })
}

const DETAIL = '/v1/match/getMatchDetail'
let nextId = 500

const cornersOf = (id: number): MatchRecord['mg'][number] => ({
  mty: 1010,
  pe: 1001,
  nm: 'Phạt góc: Tài/Xỉu',
  tps: ['c', 'zzz'],
  mks: [
    {
      id: id * 100 + 90,
      ss: 1,
      au: 1,
      mbl: 1,
      li: '9.5',
      op: [
        { na: 'Tài', nm: 'Tài 9.5', ty: 4, od: 1.9, li: '9.5' },
        { na: 'Xỉu', nm: 'Xỉu 9.5', ty: 5, od: 1.85, li: '9.5' },
      ],
    },
  ],
})

async function open(request: Parameters<typeof wireMatch>[0] = {}, answers: Answers = {}) {
  const id = nextId++
  const plain = wireMatch({ id })
  const record = { ...plain, mg: [...plain.mg, cornersOf(id)], ...request }
  answerProvider({ [DETAIL]: () => record, ...answers })
  cleanup()
  await openApp(`/match-detail/${id}`, 'visitor')
  return record
}

const tab = (name: string) => screen.findByRole('tab', { name })

test('[SPT-05a] a match shows its tabs, its market groups and its odds, and of the tabs the chosen one alone', async () => {
  const { ts, mg } = await open()
  expect((await screen.findAllByText(ts[0]!.na)).length).toBeGreaterThan(0)
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Kèo chính',
    'Tự ghép',
    'Phạt góc',
    'Khác',
  ])
  expect(screen.getByText(mg[0]!.nm)).toBeTruthy()
  expect(screen.queryByText('Phạt góc: Tài/Xỉu')).toBeNull()
  await userEvent.click(await tab('Phạt góc'))
  expect(screen.getByText('Phạt góc: Tài/Xỉu')).toBeTruthy()
  expect(screen.queryByText(mg[0]!.nm)).toBeNull()
  expect(screen.getByRole('button', { name: /Phạt góc: Tài\/Xỉu, Tài 9.5, tỷ lệ 1.90/ })).toBeTruthy()
})

const OVER = /Phạt góc: Tài\/Xỉu, Tài 9.5, tỷ lệ 1.90/

async function holdOver() {
  const record = await open(
    {},
    {
      '/x/v1/market/costs': () => [
        { marketId: record.id * 100 + 90, optionType: 4, fair: 1.972, margin: 38, worth: 963_000 },
      ],
      '/x/v1/market/history': () => ({
        marketId: 1,
        points: [
          { at: 1_000, cause: null, options: [{ type: 4, odds: 2 }] },
          { at: 2_000, cause: 'score', options: [{ type: 4, odds: 1.9 }] },
        ],
      }),
    },
  )
  await userEvent.click(await tab('Phạt góc'))
  fireEvent.contextMenu(screen.getByRole('button', { name: OVER }))
  return within(await screen.findByRole('dialog'))
}

test('a price that is held tells what the book keeps of it and why it moved, for who asked to see it', async () => {
  storage.write('betHabits', { isKept: false, dropPercent: 0, showsCost: true })
  const sheet = await holdOver()
  expect(await sheet.findByText('Phí ẩn trong tỷ lệ')).toBeTruthy()
  expect(await sheet.findByText('1.97')).toBeTruthy()
  expect(sheet.getByText('3,8%')).toBeTruthy()
  expect(sheet.getByText('3,7%')).toBeTruthy()
  const moves = within(await sheet.findByRole('list', { name: 'Vì sao tỷ lệ đổi' })).getAllByRole('listitem')
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Có bàn hoặc điểm.* · 2\.00 → 1\.90$/),
  ])
})

test('nothing of what the book keeps is shown to who did not ask', async () => {
  const sheet = await holdOver()
  expect(await sheet.findByRole('img', { name: /Tỷ lệ từ/ })).toBeTruthy()
  expect(sheet.queryByText('Phí ẩn trong tỷ lệ')).toBeNull()
})

const QUOTE = '/x/v1/match/builder/quote'
const quoteOf = (more: object) => ({
  matchId: 1,
  odds: null,
  product: null,
  refusal: null,
  groups: [],
  implied: [],
  lift: null,
  ties: [],
  options: [],
  ...more,
})

test('picks of one match are joined at one price, which stands beside the product with the reason', async () => {
  const ties = [
    { first: 0, second: 1, lift: Math.exp(0.3) },
    { first: 1, second: 2, lift: Math.exp(0.1) },
  ]
  await open({}, { [QUOTE]: () => quoteOf({ odds: 2.9, product: 3.6, lift: 1.2, ties }) })
  await userEvent.click(await tab('Tự ghép'))
  await userEvent.click(await screen.findByRole('button', { name: /1X2, 1, tỷ lệ/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Tài\/Xỉu, Tài 2.5.*, tỷ lệ/ }))
  const dock = await screen.findByRole('region', { name: 'Lựa chọn đã ghép' })
  expect(await within(dock).findByText('2.90')).toBeTruthy()
  expect(within(dock).getByText('3.60')).toBeTruthy()
  expect(within(dock).getByRole('status').textContent).toMatch(/^Thấp hơn vì các lựa chọn đi cùng nhau/)
  expect(within(dock).getByRole('figure').textContent).toContain('1 + Tài 2.5 2.5 75%')
  expect(within(dock).getByRole('button', { name: /Thêm vào phiếu/ })).toHaveProperty('disabled', false)
  await userEvent.click(within(dock).getByRole('button', { name: 'Bỏ 1' }))
  expect(within(dock).queryByRole('button', { name: 'Bỏ 1' })).toBeNull()
})

test('picks that cannot come true together are named at once and cannot be added', async () => {
  await open({}, { [QUOTE]: () => quoteOf({ refusal: 'impossible', groups: [[0, 1]] }) })
  await userEvent.click(await tab('Tự ghép'))
  await userEvent.click(await screen.findByRole('button', { name: /1X2, 1, tỷ lệ/ }))
  await userEvent.click(screen.getByRole('button', { name: /1X2, X, tỷ lệ/ }))
  const dock = await screen.findByRole('region', { name: 'Lựa chọn đã ghép' })
  expect((await within(dock).findByText('1 + X: không thể cùng xảy ra.')).textContent).toBeTruthy()
  expect(within(dock).getByRole('button', { name: /Thêm vào phiếu/ })).toHaveProperty('disabled', true)
})

type Named = { marketId: number; optionType: number }
type BuilderBody = { picks: Named[]; options?: Named[] }

test('a dimmed price says with which pick it cannot be, and one that comes along anyway is marked', async () => {
  const asked: BuilderBody[] = []
  const quote = (body: BuilderBody) => {
    asked.push(body)
    if (body.picks.length === 2) return quoteOf({ refusal: 'impossible', groups: [[0, 1]] })
    const [, second, third] = (body.options ?? []).filter(
      ({ marketId }) => marketId === body.picks[0]?.marketId,
    )
    const states = [
      { ...second, state: 'impossible' },
      { ...third, state: 'implied' },
    ]
    return quoteOf({ options: body.picks.length === 1 ? states : [] })
  }
  await open({}, { [QUOTE]: (body) => quote(body as BuilderBody) })
  await userEvent.click(await tab('Tự ghép'))
  await userEvent.click(await screen.findByRole('button', { name: /1X2, 1, tỷ lệ/ }))
  const dimmed = await screen.findByRole('button', { name: 'X: không thể ghép với lựa chọn của bạn' })
  expect(dimmed.getAttribute('aria-pressed')).toBeNull()
  expect(await screen.findByRole('button', { name: /1X2, 2, tỷ lệ .*, đã gồm$/ })).toBeTruthy()
  await userEvent.click(dimmed)
  const market = within(screen.getByRole('region', { name: /^1X2/ }))
  expect(await market.findByText('1 + X: không thể cùng xảy ra.')).toBeTruthy()
  expect(asked.at(-1)?.picks).toHaveLength(2)
  const dock = screen.getByRole('region', { name: 'Lựa chọn đã ghép' })
  expect(within(dock).queryByRole('button', { name: 'Bỏ X' })).toBeNull()
  await userEvent.click(within(dock).getByRole('button', { name: 'Bỏ 1' }))
  expect(market.queryByText('1 + X: không thể cùng xảy ra.')).toBeNull()
})

test('a match on air leads into its room; another has its timeline there', async () => {
  answerProvider({ [DETAIL]: () => wireMatch({ id: Number(ON_AIR) }) })
  await openApp(`/match-detail/${ON_AIR}`, 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: 'Xem trực tiếp' }))
  expect(here()).toBe(`/live-page?room=m${ON_AIR}`)
  await open()
  expect(await screen.findByRole('button', { name: 'Diễn biến' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Xem trực tiếp' })).toBeNull()
})

test('[SPT-16b] a market under a key that nobody knows stands under the others', async () => {
  await open()
  await userEvent.click(await tab('Khác'))
  expect(screen.getByText('Phạt góc: Tài/Xỉu')).toBeTruthy()
})

test('a pinned market stands first and a folded one stays folded in the next match', async () => {
  const first = await open()
  const last = first.mg[2]!
  await userEvent.click(await screen.findByRole('button', { name: `Ghim ${last.nm}` }))
  await userEvent.click(screen.getByRole('button', { name: last.nm, expanded: true }))
  await open()
  const panel = within(await screen.findByRole('tabpanel', { name: 'Kèo chính' }))
  const [top] = panel.getAllByRole('button', { name: /^Ghim/ })
  expect(top!.getAttribute('aria-label')).toBe(`Ghim ${last.nm}`)
  expect(panel.getByRole('button', { name: last.nm, expanded: false })).toBeTruthy()
})

test.each([
  ['extra time', 1006],
  ['the wait for penalties', 1013],
  ['penalties', 1010],
])('a match in %s says which time its main markets count', async (_, pe) => {
  await open({ mc: { pe, r: true } })
  expect(
    await screen.findByText(/^Kèo chính tính 90 phút và bù giờ, không tính hiệp phụ và luân lưu/),
  ).toBeTruthy()
})

test('a match in normal time needs no such sentence', async () => {
  const { ts } = await open()
  expect((await screen.findAllByText(ts[0]!.na)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Kèo chính tính/)).toBeNull()
})

test('a match that stands still says why and takes no bet', async () => {
  await open(
    { ss: 2 },
    { '/x/v1/match/suspensions': () => [{ matchId: nextId - 1, cause: 3, text: 'Trọng tài xem VAR' }] },
  )
  expect(await screen.findByText(/Trọng tài xem VAR/)).toBeTruthy()
  const prices = screen.getAllByRole<HTMLButtonElement>('button', { name: /đang khóa$/ })
  expect(prices.every(({ disabled }) => disabled)).toBe(true)
})

test('a price that is pushed is drawn where it stands', async () => {
  const { id, mg } = await open()
  await screen.findByText(mg[0]!.nm)
  const [market] = mg[0]!.mks
  const { ty } = market!.op[0]!
  act(() =>
    board.apply([
      {
        matchId: id,
        markets: [{ id: market!.id, saleStatus: 1, options: [{ type: ty, odds: priceOf(3.33) }] }],
      },
    ]),
  )
  expect(await screen.findByRole('button', { name: /tỷ lệ 3.33$/ })).toBeTruthy()
})

test('[SPT-04a] a match that is over leads to its result and offers nothing', async () => {
  const { id } = await open({ ms: 0, ss: 2, mc: { pe: 1011 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Xem kết quả' }))
  expect(here()).toBe(`/ResultInfo?id=${id}&sportId=1`)
})

test('[SPT-05a] a competition shows who may win it, the likeliest first', async () => {
  const id = nextId++
  const runner = (ty: number, na: string, od: number) => ({ na, nm: na, ty, od })
  const op = [runner(1, 'Hà Nội', 4.5), runner(2, 'Nam Định', 2.1)]
  const mg = [
    {
      mty: 1998,
      pe: 1999,
      nm: 'Vô địch',
      tps: [],
      mks: [{ id: id * 100, ss: 1 as const, au: 0 as const, op }],
    },
  ]
  const record = wireMatch({
    id,
    ty: 1,
    ms: 4,
    ts: [],
    nsg: [],
    mc: { pe: 1001 },
    nm: 'V.League 1 - Vô địch',
    mg,
  })
  answerProvider({ [DETAIL]: () => record })
  await openApp(`/champions-detail/${id}`, 'visitor')
  expect(await screen.findByRole('heading', { level: 2, name: /V.League 1 - Vô địch/ })).toBeTruthy()
  expect(screen.getAllByText(/^(Hà Nội|Nam Định)$/).map(({ textContent }) => textContent)).toEqual([
    'Nam Định',
    'Hà Nội',
  ])
})

test('what the provider does not know is said, and an address that is no number is not even asked for', async () => {
  answerProvider({})
  await openApp('/match-detail/404404', 'visitor')
  expect(await screen.findByText('Không tìm thấy trận này')).toBeTruthy()
  cleanup()
  await openApp('/match-detail/abc', 'visitor')
  expect(await screen.findByText('Không tìm thấy trận này')).toBeTruthy()
})

test('an answer that does not come can be asked for again', async () => {
  const id = nextId++
  let isBroken = true
  answerProvider({ [DETAIL]: () => (isBroken ? { nonsense: true } : wireMatch({ id })) })
  await openApp(`/match-detail/${id}`, 'visitor')
  const again = await screen.findByRole('button', { name: 'Thử lại' })
  isBroken = false
  await userEvent.click(again)
  expect((await screen.findAllByText(`Chủ nhà ${id}`)).length).toBeGreaterThan(0)
})
