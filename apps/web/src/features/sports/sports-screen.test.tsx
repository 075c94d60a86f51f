import { priceOf } from '@keo/units/price'
import userEvent from '@testing-library/user-event'
import type { MatchRecord, WireMarketGroup, WireOption } from '@keo/sportsbook-contract/match-record'
import { hours } from '@keo/units/instants'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { clock, setServerTime } from '../../platform/time.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'
import { board } from '../sportsbook/index.ts'
import { START_QUERY } from './rules/match-query.ts'
import { walletOf } from '../../testing/sample-wallet.ts'
import { matchFromWire } from '../sportsbook/intake/match-from-wire.ts'
import { wireGroup, wireMarket, wireMatch } from '../sportsbook/intake/test-wire-match.ts'

/** A channel that never opens: prices come as the test tells them. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

type Asked = { call: string; body: Record<string, unknown> }
let asked: Asked[]
let listed: MatchRecord[]
let code: number
let counting: Promise<void>
let role: number
let days: { bt: number; c: number }[]
let collected: { sportId: number; matchId: string }[]

const counts = () => ({
  tc: 0,
  sl: [
    {
      ty: 1,
      des: '',
      tc: listed.length,
      ssl: [
        { sid: 1, c: listed.length },
        { sid: 3, c: 0 },
      ],
    },
    {
      ty: 3,
      des: '',
      tc: 318,
      ssl: [
        { sid: 1, c: 300 },
        { sid: 5, c: 18 },
      ],
    },
    { ty: 4, des: '', tc: 1204, ssl: [{ sid: 1, c: 1204 }] },
    { ty: 7, des: '', tc: 2, ssl: [{ sid: 1, c: 2 }] },
  ],
  ht: 0,
  hls: [],
  mts: [],
})

function answerOf(path: string, body: Record<string, unknown>): unknown {
  if (path === '/v1/match/statistical') return counts()
  if (path === '/language/staticList')
    return { 'sport.1': 'Bóng đá', 'sport.3': 'Bóng rổ', 'sport.5': 'Quần vợt' }
  if (path === '/v1/match/getOnSaleLeagues')
    return [
      { ...wireMatch().lg, mt: 2, ps: [] },
      { ...wireMatch({ leagueId: 9, league: 'Serie A' }).lg, mt: 1, ps: [] },
    ]
  if (path === '/v1/match/queryMatchByRecommend' || path === '/v1/match/recommendMatchList')
    return listed.slice(0, 1)
  if (path === '/v1/match/matchCount') return { d: 7, dl: days, o: 0 }
  if (path !== '/v1/match/getList') return null
  const ids = body.matchIds as number[] | undefined
  const records = ids ? listed.filter(({ id }) => ids.includes(id)) : listed
  return { current: 1, size: 50, total: records.length, pageTotal: 1, records }
}

beforeEach(() => {
  asked = []
  code = 0
  counting = Promise.resolve()
  role = 0
  days = []
  collected = []
  listed = [
    wireMatch({ id: 7 }),
    wireMatch({ id: 8, ms: 4, mc: { pe: 1001, r: false }, nsg: [] }),
    wireMatch({ id: 9, leagueId: 9, league: 'Serie A' }),
  ]
  storage.remove('matchFilter')
  storage.remove('followList')
})

async function open(who: 'visitor' | 'member' = 'visitor', more: Parameters<typeof answerCalls>[0] = {}) {
  cleanup()
  const site = answerCalls({
    'GET /api/member/get': () => ({ ...MAI, role }),
    'POST /api/fund/wallet/member/local': () => walletOf('12580000.00'),
    'POST /api/game/bet/cSports/token': () => ({
      apiServerAddress: '/sportsbook',
      pushServerAddress: '/sportsbook/push',
      token: 'sports-token',
    }),
    'GET /api/game/syncData/getMatchIdList': () => ({ matches: collected }),
    'POST /api/game/syncData/followMatches': () => ({ matches: collected }),
    ...more,
  })
  const ours = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return ours(address, init)
    const path = pathname.replace('/sportsbook', '')
    const body = JSON.parse(String(init.body)) as Record<string, unknown>
    asked.push({ call: path, body })
    if (path === '/v1/match/statistical') await counting
    if (code !== 0)
      return Response.json({
        success: false,
        code,
        message: 'Bảo trì [1781143200000-1781150400000]',
        data: null,
      })
    return Response.json({ success: true, code: 0, message: null, data: answerOf(path, body) })
  })
  await openApp('/sports', who)
  return site
}

const rowOf = async (name: string): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole('link', { name: `Xem trận ${name}` })
  return first!.closest('article')!
}
const listsAsked = () => asked.filter(({ call, body }) => call === '/v1/match/getList' && !body.matchIds)

test('[SPT-02a] [SPT-02b] the list of live soccer comes first; each play type and sport has its count', async () => {
  await open()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(listsAsked()[0]?.body).toMatchObject({ orderBy: 1, isPC: false, type: 1, sportId: 1 })
  const kinds = screen.getByRole('radiogroup', { name: 'Loại trận' })
  expect(within(kinds).getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Trực tiếp3', 'Hôm nay318', 'Sớm1,2K', 'Vô địch',
  ]) // prettier-ignore
  expect((await screen.findByRole('tab', { name: /Bóng đá/ })).textContent).toContain('3')
  expect(screen.getAllByRole('article')).toHaveLength(3)

  await userEvent.click(within(kinds).getByRole('radio', { name: /Hôm nay/ }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 3, sportId: 1 }))
  await userEvent.click(screen.getByRole('tab', { name: /Quần vợt/ }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 3, sportId: 5 }))
  await userEvent.click(within(kinds).getByRole('radio', { name: /Vô địch/ }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 7, sportId: 1 }))
})

test('the strip waits until the sports are counted, and says no number that nobody told', async () => {
  let count = (): void => {}
  counting = new Promise((resolve) => {
    count = resolve
  })
  await open()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(screen.queryByRole('tab')).toBeNull()
  count()
  expect((await screen.findByRole('tab', { name: /Bóng đá/ })).textContent).toContain('3')
})

test('[SPT-04a] [SPT-04b] [SPT-04c] a live match has its counter and score, one that has not begun its kick-off', async () => {
  await open()
  const live = await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(within(live).getByText(/^67:\d\d$/)).toBeTruthy()
  expect(within(live).getByText('Hiệp 2')).toBeTruthy()
  expect([...live.querySelectorAll('.ui-match-score')].map((score) => score.textContent)).toEqual(['2', '1'])
  expect(within(live).getByRole('img', { name: 'Thẻ đỏ: 1' })).toBeTruthy()
  const next = await rowOf('Chủ nhà 8 vs. Đội khách 8')
  expect(next.querySelector('.ui-match-clock, .ui-match-score')).toBeNull()
  expect(within(next).getByText(/\d\d:\d\d/)).toBeTruthy()

  const odd = { ...wireMatch({ id: 7 }), mc: { s: -1, pe: 1004, r: true } }
  act(() => board.take([matchFromWire(odd)], false))
  expect(live.querySelector('.ui-match-clock')).toBeNull()
})

test('a price that moves says so, one that is locked or stands still cannot be taken', async () => {
  await open()
  const row = await rowOf('Chủ nhà 7 vs. Đội khách 7')
  const home = within(row).getByRole('button', { name: /Kèo chấp, -0\.5, tỷ lệ 1\.90/ })
  expect(home.textContent).toBe('-0.51.90')
  const move = (od: number, ss = 1) =>
    act(() =>
      board.apply([
        { matchId: 7, markets: [{ id: 701, saleStatus: ss, options: [{ type: 1, odds: priceOf(od) }] }] },
      ]),
    )
  // On a slow machine the list came a while ago, and nothing has been heard of it since.
  act(() => board.confirm([7]))
  move(2.04)
  expect([home.textContent, home.dataset.moved]).toEqual(['-0.52.04', 'up'])
  move(-999)
  expect([home.dataset.state, home.hasAttribute('disabled')]).toEqual(['locked', true])
  move(2, 0)
  expect([home.dataset.state, home.hasAttribute('disabled')]).toEqual(['suspended', true])
})

test('a list that comes back into view shows the prices of now, and none of them flashes', async () => {
  listed = [27, 28, 29].map((id) => wireMatch({ id }))
  await open()
  await rowOf('Chủ nhà 27 vs. Đội khách 27')
  const marked = () => document.querySelectorAll('.ui-odds[data-moved]').length
  const dearer = (id: number, by: number) => ({
    ...wireMatch({ id }),
    mg: wireMatch({ id }).mg.map((group) => raised(group, by)),
  })
  setServerTime(clock.now() + 3000)
  document.dispatchEvent(new Event('visibilitychange'))
  act(() => board.take([dearer(27, 0.5), dearer(28, 0.5), dearer(29, 0.5)].map(matchFromWire), false))
  expect(screen.getAllByText('2.40').length).toBeGreaterThan(5)
  expect(marked()).toBe(0)
  act(() => board.take([matchFromWire(dearer(27, 0.9))], false))
  expect(marked()).toBe(7)
})

function raised(group: WireMarketGroup, by: number): WireMarketGroup {
  const mks = group.mks.map((market) => Object.assign(market, { op: market.op.map((one) => dear(one, by)) }))
  return Object.assign(group, { mks })
}
const dear = (option: WireOption, by: number): WireOption => Object.assign(option, { od: option.od + by })

test('a row of tennis has sets, games, points and who serves; a nation its flag, a player initials', async () => {
  const side = (id: number, na: string) => ({ id, na, lurl: '' })
  const nsg = [
    { pe: 5000, tyg: 5, sc: [40, 15] },
    { pe: 5001, tyg: 5556, sc: [1, 0] },
    { pe: 5002, tyg: 5556, sc: [6, 4] },
    { pe: 5003, tyg: 5556, sc: [3, 2] },
  ]
  const tennis = { sid: 5, fid: 3, mc: { pe: 5004 }, nsg, ssi: 2 as const }
  listed = [
    wireMatch({ ...tennis, id: 37, ts: [side(371, 'Ana Sousa'), side(372, 'Nguyễn Thị Lan')] }),
    wireMatch({ id: 38, ts: [side(381, 'Việt Nam'), side(382, 'U23 Thái Lan')] }),
  ]
  await open()
  const row = await rowOf('Chủ nhà 37 vs. Đội khách 37')
  expect(within(row).getByText('Set 2 · 3–2 · 40–15')).toBeTruthy()
  expect([...row.querySelectorAll('.ui-match-score')].map((score) => score.textContent)).toEqual(['1', '0'])
  expect(within(row).getByRole('img', { name: 'Nguyễn Thị Lan giao bóng' })).toBeTruthy()
  expect([...row.querySelectorAll('svg text')].map((text) => text.textContent)).toEqual(['AS', 'NL'])
  const nations = await rowOf('Chủ nhà 38 vs. Đội khách 38')
  const circles = [...nations.querySelectorAll('.ui-match-team svg')].map(
    (svg) => svg.querySelectorAll('circle').length,
  )
  expect(circles).toEqual([2, 2])
})

test('what is early stands under its days, and a strip of them is one tap away', async () => {
  days = [1, 2, 3].map((day) => ({ bt: tomorrow(day), c: day === 3 ? 0 : 4 }))
  listed = [1, 2].map((day) =>
    wireMatch({ id: 60 + day, ms: 4, nsg: [], mc: { pe: 1001, r: false }, bt: tomorrow(day) + hours(12) }),
  )
  storage.write('matchFilter', { ...START_QUERY, type: 4, isTabClicked: true })
  await open()
  await rowOf('Chủ nhà 61 vs. Đội khách 61')
  const strip = await screen.findByRole('group', { name: 'Ngày đấu' })
  await waitFor(() => expect(within(strip).getAllByRole('button')).toHaveLength(3))
  const names = within(strip)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect([...document.querySelectorAll('.sports-day')].map(({ textContent }) => textContent)).toEqual(
    names.slice(1),
  )
  await userEvent.click(within(strip).getAllByRole('button')[2]!)
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 4, beginTime: tomorrow(2) }))
  expect(within(strip).getAllByRole('button')[2]?.getAttribute('aria-pressed')).toBe('true')
})

const tomorrow = (day: number): number => (Math.floor(clock.now() / hours(24)) + day) * hours(24)

test('a column whose market is closed is empty: neither another part of the match nor another market stands in', async () => {
  const [handicap, totals] = wireMatch({ id: 17 }).mg
  const parts = [1003, 1012].map((period) => wireGroup(1005, period))
  listed = [
    wireMatch({ id: 17, mg: [handicap!, totals!, ...parts] }),
    wireMatch({ id: 18, tms: 12, mg: parts }),
    wireMatch({ id: 19, tms: 3, mg: [], mc: { s: 5700, pe: 1006, r: true } }),
  ]
  await open()
  const pricesOf = (row: HTMLElement) =>
    [...row.querySelectorAll('.ui-match-odds-column')].map((each) => each.textContent)
  const closed = await rowOf('Chủ nhà 17 vs. Đội khách 17')
  expect(pricesOf(closed)).toEqual(['-0.51.90+0.51.91', 'T 2.51.90X 2.51.91', ''])
  const bare = await rowOf('Chủ nhà 18 vs. Đội khách 18')
  expect([pricesOf(bare), within(bare).getByText('Còn 12 kèo khác trong trận').tagName]).toEqual([[], 'P'])
  const extra = await rowOf('Chủ nhà 19 vs. Đội khách 19')
  expect(within(extra).getByText(/^Kèo 90 phút đã đóng\. Còn 3 kèo/)).toBeTruthy()
})

test('handicap and totals of the first half are one tap away, and the prices that show are theirs', async () => {
  const half = (id: number) => [
    wireGroup(
      1000,
      1002,
      'Kèo chấp - Hiệp 1',
      wireMarket(id * 100 + 11, [1, 2], ['-0/0.5', '+0/0.5'], { li: '-0/0.5' }),
    ),
    wireGroup(
      1007,
      1002,
      'Tài/Xỉu - Hiệp 1',
      wireMarket(id * 100 + 12, [4, 5], ['Tài 1', 'Xỉu 1'], { li: '1' }),
    ),
  ]
  const [first, ...others] = listed
  listed = [{ ...first!, mg: [...first!.mg, ...half(7)] }, ...others]
  await open()
  const row = within(await rowOf('Chủ nhà 7 vs. Đội khách 7'))
  const parts = within(screen.getByRole('radiogroup', { name: 'Phần trận của kèo' }))
  expect(row.getAllByRole('button', { name: /, Kèo chấp, / })).toHaveLength(2)
  await userEvent.click(parts.getByRole('radio', { name: 'Hiệp 1' }))
  expect(row.getAllByRole('button', { name: /Kèo chấp - Hiệp 1/ })).toHaveLength(2)
  expect(row.getAllByRole('button', { name: /Tài\/Xỉu - Hiệp 1/ })).toHaveLength(2)
  expect(row.queryByRole('button', { name: /, (Kèo chấp|1X2), / })).toBeNull()
  // A match that has none of them any more says so, instead of prices of another part.
  const over = within(await rowOf('Chủ nhà 9 vs. Đội khách 9'))
  expect(over.getByText('Hết kèo Hiệp 1. Còn 86 kèo khác trong trận')).toBeTruthy()
  await userEvent.click(parts.getByRole('radio', { name: 'Cả trận' }))
  expect(over.getAllByRole('button', { name: /, Kèo chấp, / })).toHaveLength(2)
})

test('a sport without a list of its first half has no switch for it', async () => {
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: /Hôm nay/ }))
  await userEvent.click(await screen.findByRole('tab', { name: /Quần vợt/ }))
  expect(await screen.findByText('Thắng')).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'Phần trận của kèo' })).toBeNull()
})

test('the head of a league reaches as far as its matches, so that it stays above them', async () => {
  await open()
  await rowOf('Chủ nhà 9 vs. Đội khách 9')
  const extent = (name: RegExp) =>
    screen.getByRole('button', { name, expanded: true }).closest<HTMLElement>('.sports-league')?.style
  // Two matches of 132 under a head of 38, then one.
  expect([extent(/V\.League 1/)?.top, extent(/V\.League 1/)?.height]).toEqual(['0px', '302px'])
  expect([extent(/Serie A/)?.top, extent(/Serie A/)?.height]).toEqual(['302px', '170px'])
})

test('a league that is folded stays folded, with its count', async () => {
  await open()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(screen.getByRole('button', { name: /V\.League 1/ }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await open()
  await rowOf('Chủ nhà 9 vs. Đội khách 9')
  const header = screen.getByRole('button', { name: /V\.League 1/ })
  expect([header.getAttribute('aria-expanded'), header.textContent]).toEqual(['false', 'V.League 12'])
})

test('[SPT-02c] leagues are chosen, narrow the list, and are kept for the next visit', async () => {
  await open()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(screen.getByRole('button', { name: 'Lọc và sắp xếp' }))
  const sheet = await screen.findByRole('dialog')
  await userEvent.click(await within(sheet).findByRole('checkbox', { name: /Serie A/ }))
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Theo giờ đấu' }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Xem trận' }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ orderBy: 0, leagueIds: [9] }))
  expect(storage.read('matchFilter')).toMatchObject({ orderBy: 0, leagueIds: [9] })
  await open()
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ orderBy: 0, leagueIds: [9] }))
  expect(screen.getByRole('button', { name: 'Lọc và sắp xếp, đang lọc' })).toBeTruthy()
})

test('[NAV-09b] the tab of bet records puts back the tab-click flag and the time picker, and nothing else', async () => {
  storage.write('matchFilter', {
    orderBy: 0,
    type: 3,
    leagueIds: [9],
    sportId: 1,
    timePicker: 'h3',
    isTabClicked: true,
  })
  await open()
  await waitFor(() => expect(listsAsked().at(-1)?.body).toHaveProperty('beginTime'))
  await userEvent.click(screen.getByRole('link', { name: 'Cược của tôi' }))
  expect(storage.read('matchFilter')).toEqual({
    orderBy: 0, type: 3, leagueIds: [9], sportId: 1, timePicker: null, isTabClicked: false,
  }) // prettier-ignore
})

test('[SPT-06a] a star follows the match on this device; the chip shows the followed ones only', async () => {
  await open()
  const row = await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(within(row).getByRole('button', { name: 'Theo dõi Chủ nhà 7 vs. Đội khách 7' }))
  expect(storage.read('followList')).toEqual({ 1: ['7'] })
  const chip = screen.getByRole('button', { name: /^Theo dõi \d/ })
  await waitFor(() => expect(chip.textContent).toContain('1'))
  await userEvent.click(chip)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ theo dõi Chủ nhà 7 vs. Đội khách 7' }))
  expect(storage.read('followList')).toEqual({ 1: [] })
  expect(await screen.findByText('Bạn chưa theo dõi trận nào ở đây')).toBeTruthy()
  await userEvent.click(chip)
})

test('[SPT-06b] favourites are collected for role 0, and for no other', async () => {
  collected = [{ sportId: 1, matchId: '9' }]
  role = 1
  const other = await open('member')
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await waitFor(() => expect(other.some(({ call }) => call === 'GET /api/member/get')).toBe(true))
  const asks = (site: typeof other) =>
    site.filter(({ call }) => call === 'GET /api/game/syncData/getMatchIdList')
  expect(asks(other)).toEqual([])
  role = 0
  const player = await open('member')
  await waitFor(() =>
    expect(asks(player).map(({ body }) => body)).toEqual([{ lobbyCode: 'c_sports', userId: MAI.id }]),
  )
  await waitFor(() => expect(storage.read('followList')).toEqual({ 1: ['9'] }))
  expect(storage.read('collectedIds')).toEqual(['9'])
})

test('search asks once nobody types any more and shows what it found', async () => {
  await open()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText('Trận đáng xem')).toBeTruthy()
  await userEvent.type(within(sheet).getByRole('searchbox'), 'chu nha')
  await waitFor(() =>
    expect(
      asked.filter(({ call }) => call.endsWith('queryMatchByRecommend')).map(({ body }) => body.recommend),
    ).toEqual(['chu nha']),
  )
  expect(
    await within(sheet).findAllByRole('link', { name: 'Xem trận Chủ nhà 7 vs. Đội khách 7' }),
  ).toHaveLength(2)
})

test('[NET-09b] while the provider rests the page says from when until when, in local time', async () => {
  code = 8
  await open()
  expect(await screen.findByText('Thể thao đang bảo trì')).toBeTruthy()
  const times = [...document.querySelectorAll('dd')].map((each) => each.textContent)
  const local = (at: number) => new Date(at).toTimeString().slice(0, 5)
  expect(times).toEqual(expect.arrayContaining([local(1781143200000), local(1781150400000)]))
  expect(here()).toBe('/sports')
})

test('a list that does not come offers another try', async () => {
  code = 6
  await open()
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  code = 0
  await userEvent.click(retry)
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('[NAV-08e] the switch of home/bar/list brings the Sports tab', async () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Thanh chính' })).getAllByRole('link')
  await open()
  expect(tabs()).toHaveLength(4)
  const bar = { banners: [], entries: [], notices: [], isCSportOn: true }
  await open('visitor', { 'GET /api/user/home/bar/list': () => bar })
  await waitFor(() => expect(tabs()[1]?.getAttribute('href')).toBe('/sports'))
})

test('[NAV-09a] a member whose live section is off has a plain bet-record tab', async () => {
  const tab = () => screen.getByRole('link', { name: 'Cược của tôi' }).getAttribute('href')
  await open('member', { 'GET /api/member/get': () => ({ ...MAI, liveManageStatus: 1 }) })
  await waitFor(() => expect(tab()).toBe('/user-center-bet-record'))
  await open('member')
  await waitFor(() => expect(tab()).toBe('/user-center-bet-record?app=false'))
})
