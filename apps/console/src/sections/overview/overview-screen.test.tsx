import type { FlowSums } from '@keo/contract/console-overview'
import type { Me } from '@keo/contract/staff'
import type { Permission } from '@keo/contract/staff-permissions'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLook } from '../../platform/look.ts'
import { queries } from '../../platform/queries.ts'
import OverviewScreen from './overview-screen.tsx'

const NOW = Date.UTC(2026, 10, 18, 14, 42)
const MINUTE = 60_000

const sums = (staked: string, gross: string | null): FlowSums => ({
  deposited: '0.00',
  withdrawn: '0.00',
  staked,
  bets: 7,
  gross,
})
const flow = (gross: string | null) => ({
  asOf: NOW,
  from: NOW - MINUTE,
  until: NOW,
  stepMs: 20 * MINUTE,
  sums: sums('1250000.00', gross),
  steps: [sums('1250000.00', gross)],
  before: {
    from: NOW - MINUTE,
    until: NOW,
    sums: sums('1000000.00', gross && '2000000.00'),
    steps: [sums('1000000.00', gross && '2000000.00')],
  },
})
const queue = (name: string, minutes: number, dong: string | null) => ({
  name,
  count: 3,
  dong,
  oldestAt: NOW - minutes * MINUTE,
  promisedMinutes: 10,
})
const OVERVIEW = {
  now: NOW,
  queues: [queue('withdrawal', 12, '421400000.00'), queue('nickname', 5, null)],
  audit: { unsealed: 0, lastSealAt: NOW },
  books: { checkedAt: NOW, problems: 0, stoppedSince: null },
  sockets: 2,
}
const BOARD = {
  now: NOW,
  health: [{ name: 'database', isGood: true, figure: '2 ms', since: null }],
  alarms: [],
}
const FIGURES = {
  stake: 5_000_000,
  worst: -2_000_000,
  openOrders: 18,
  openReservations: 0,
  openCashOuts: 0,
  waitingCashOuts: 0,
  messagesWaiting: 0,
  accepted: 3,
  refused: [],
  answerMs: null,
  answerMsSlow: null,
}
const match = (matchId: number, name: string, worst: number) => ({
  matchId,
  name,
  leagueId: 1,
  leagueName: '',
  startsAt: NOW,
  status: 1,
  isOver: false,
  clockSeconds: null,
  score: null,
  stake: 900_000,
  worst,
  isHeld: false,
  stop: null,
  heldMarkets: 0,
  isSuspended: false,
  main: [],
})

const TOLD: Readonly<Record<string, unknown>> = {
  overview: OVERVIEW,
  'overview/board': BOARD,
  'trading/figures': FIGURES,
}
const asked = new Set<string>()
let refused = ''
let gross: string | null = '-500000.00'

function answer(name: string, body: string): unknown {
  if (name === 'overview/flow') return flow(gross)
  if (name !== 'trading/matches') return TOLD[name]
  const matches = body.includes('live')
    ? [match(1, 'Lam Sơn – Bạch Đằng', -200_000)]
    : [match(2, 'Cổ Loa – Tây Hồ', -850_000)]
  return { total: 1, matches, next: '' }
}

beforeEach(() => {
  asked.clear()
  refused = ''
  gross = '-500000.00'
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    const name = String(url).split('/console/')[1] ?? ''
    asked.add(name)
    const told =
      name === refused
        ? { code: 10_001, msg: 'Nhà cung cấp không trả lời', data: null }
        : { code: 200, msg: '', data: answer(name, body) }
    return new Response(JSON.stringify(told))
  })
})
afterEach(() => {
  cleanup()
  queries.clear()
  setLook({ language: 'vi' })
  vi.unstubAllGlobals()
})

function open(...permissions: Permission[]) {
  const me = { id: 'stf_1', name: 'Trần Thu Hà', permissions } as unknown as Me
  render(
    <QueryClientProvider client={queries}>
      <OverviewScreen me={me} open="" />
    </QueryClientProvider>,
  )
}
const tile = async (name: string) => within((await screen.findByText(name)).parentElement ?? document.body)

test('a figure stands beside the same moment of yesterday, in percent and as a line', async () => {
  open('overview.read', 'reports.read')
  const staked = await tile('Tiền cược')
  expect(staked.getByText('1.250.000')).toBeTruthy()
  expect(staked.getByText('+25,0%')).toBeTruthy()
  expect(staked.getByRole('img', { name: /1\.000\.000/ })).toBeTruthy()
  const won = await tile('GGR')
  expect(won.getByText('−500.000')).toBeTruthy()
  expect(won.getByText('−125,0%')).toBeTruthy()
  expect(screen.getByText('hôm qua đến cùng lúc')).toBeTruthy()
  expect(screen.getByText('Không có tiền vào hay ra trong kỳ này.')).toBeTruthy()
})

test('another period is asked for and says what it stands beside', async () => {
  open('overview.read')
  await tile('Tiền cược')
  fireEvent.click(screen.getByRole('button', { name: '30 ngày' }))
  expect(screen.getByRole('button', { name: '30 ngày' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('30 ngày trước đó')).toBeTruthy()
  expect(await tile('Tiền cược')).toBeTruthy()
})

test('who may not see reports or trading sees bets for gross, and nothing of the book is asked for', async () => {
  gross = null
  open('overview.read')
  expect((await tile('Vé và vòng')).getByText('7')).toBeTruthy()
  expect(screen.queryByText('GGR')).toBeNull()
  expect(screen.queryByText('Trận nặng nhất')).toBeNull()
  expect([...asked].filter((name) => name.startsWith('trading/'))).toEqual([])
})

test('queues show count, sum, oldest and promise, and what is late is marked', async () => {
  open('overview.read')
  const row = within((await screen.findByText('Rút tiền chờ duyệt')).closest('tr') ?? document.body)
  expect(row.getByText('421.400.000')).toBeTruthy()
  expect(row.getByText('12m').getAttribute('data-late')).toBe('late')
  const other = within((await screen.findByText('Biệt danh chờ')).closest('tr') ?? document.body)
  expect(other.getByText('5m').getAttribute('data-late')).toBe('fine')
})

test('the heaviest match comes first, played or not, beside what the book bears', async () => {
  open('overview.read', 'trading.read')
  const links = await screen.findAllByRole('link', { name: / – / })
  expect(links.map(({ textContent }) => textContent)).toEqual(['Cổ Loa – Tây Hồ', 'Lam Sơn – Bạch Đằng'])
  expect(links[0]?.getAttribute('href')).toBe('#/trading-match/2')
  const worst = await tile('Lỗ xấu nhất')
  expect(worst.getByText('−2.000.000')).toBeTruthy()
  expect(worst.getByText(/40%/)).toBeTruthy()
  expect((await tile('Vé đang mở')).getByText('18')).toBeTruthy()
})

test('a provider that does not answer costs its own panel alone', async () => {
  refused = 'trading/matches'
  open('overview.read', 'trading.read')
  expect(await screen.findByText('Nhà cung cấp không trả lời')).toBeTruthy()
  expect((await tile('Tiền cược')).getByText('1.250.000')).toBeTruthy()
  refused = ''
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('Cổ Loa – Tây Hồ')).toBeTruthy()
})

test('it speaks English too', async () => {
  setLook({ language: 'en' })
  open('overview.read', 'reports.read', 'trading.read')
  expect((await tile('Staked')).getByText('+25,0%')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Heaviest matches' })).toBeTruthy()
})
