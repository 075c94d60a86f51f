import type { Insight } from '@keo/contract/insight'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls, openApp, Refusal } from '../../testing/test-app.tsx'

const NOTHING = {
  deposits: '0.00',
  withdrawals: '0.00',
  sportsStaked: '0.00',
  sportsReturned: '0.00',
  gamesStaked: '0.00',
  gamesReturned: '0.00',
  result: '0.00',
  minutes: 0,
}
const LAST = {
  ...NOTHING,
  deposits: '2000000.00',
  withdrawals: '300000.00',
  sportsStaked: '500000.00',
  sportsReturned: '420000.00',
  gamesStaked: '100000.00',
  gamesReturned: '30000.00',
  result: '-150000.00',
  minutes: 135,
}
const FOOTBALL = {
  part: 'sports',
  key: 'multiple',
  name: '',
  staked: '500000.00',
  returned: '420000.00',
  result: '-80000.00',
} as const
const DICE = {
  part: 'games',
  key: 'dice',
  name: 'Xúc xắc',
  staked: '100000.00',
  returned: '30000.00',
  result: '-70000.00',
} as const
const EMPTY: Insight = {
  currency: 'VND',
  by: 'week',
  periods: [
    { day: '2026-01-19', ...NOTHING },
    { day: '2026-01-26', ...NOTHING },
  ],
  total: NOTHING,
  kinds: [],
  bestAndWorst: {
    bet: { best: null, worst: null },
    kind: { best: null, worst: null },
    day: { best: null, worst: null },
  },
  margin: {
    sports: { bets: 0, staked: '0.00', cost: '0.00', left: 0 },
    games: { staked: '0.00', costLeast: '0.00', costMost: '0.00', unstated: '0.00' },
  },
  timeSince: '',
  proposals: { deposit: null, loss: null, time: null },
}
const TOLD: Insight = {
  ...EMPTY,
  periods: [
    { day: '2026-01-19', ...NOTHING },
    { day: '2026-01-26', ...LAST },
  ],
  total: LAST,
  kinds: [FOOTBALL, DICE],
  bestAndWorst: {
    bet: {
      best: { id: '77', optionName: 'Sen', matchName: 'Sen vs. Cọp', legs: 3, result: '90000.00' },
      worst: null,
    },
    kind: { best: null, worst: FOOTBALL },
    day: { best: null, worst: { day: '2026-01-27', result: '-60000.00' } },
  },
  margin: {
    sports: { bets: 8, staked: '500000.00', cost: '24000.00', left: 2 },
    games: { staked: '100000.00', costLeast: '1000.00', costMost: '3000.00', unstated: '0.00' },
  },
  timeSince: '2026-01-20 10:00:00',
  proposals: {
    deposit: { amount: '1000000.00', now: null, weeks: 5 },
    loss: null,
    time: { minutes: 45, now: 120, sittings: 9 },
  },
}
const LIMITS = (['deposit', 'loss', 'stake'] as const).flatMap((kind) =>
  (['day', 'week', 'month'] as const).map((period) => ({
    kind,
    period,
    amount: null,
    used: '0.00',
    left: null,
    renewTime: '2026-02-01 00:00:00',
    raise: null,
  })),
)
const PLAY = {
  reminderMinutes: 60,
  sessionLimit: { minutes: 120, raise: null },
  breakUntilTime: '',
  restUntilTime: '',
  exclusion: null,
  areOffersHidden: false,
}

async function open(insight: unknown = TOLD, path = '/insight') {
  const asked = answerCalls({
    'POST /api/member/insight/get': () => insight,
    'GET /api/member/insight/file': () => 'a,b',
    'GET /api/member/safer-play/get': () => PLAY,
    'GET /api/member/play-limits/list': () => ({ currency: 'VND', limits: LIMITS }),
    'PUT /api/member/play-limits/set': () => ({ currency: 'VND', limits: LIMITS }),
    'PUT /api/member/safer-play/session-limit': () => PLAY,
  })
  await openApp(path)
  return asked
}

test('time, money and what margins cost are told plainly', async () => {
  await open()
  expect(await screen.findByText('2 giờ 15 phút')).toBeTruthy()
  expect(screen.getByText(/^1.700.000,00.₫$/)).toBeTruthy()
  expect(screen.getByText(/Thời gian được ghi từ 20\/01\/2026/)).toBeTruthy()
  expect(screen.getByText(/8 vé đã kết toán.*2 vé khác không có số liệu phí/)).toBeTruthy()
  expect(screen.getByText(/^1.000,00.₫ đến 3.000,00.₫$/)).toBeTruthy()
  expect(screen.getByText('Xúc xắc')).toBeTruthy()
  expect(screen.getAllByText('Xiên nhiều môn')).toHaveLength(2)
  const bet = screen.getByRole('link', { name: /Vé thắng nhiều nhất.*Sen · Sen vs\. Cọp và 2 chọn khác/ })
  expect(bet.getAttribute('href')).toMatch(/\?bet=77$/)
})

test('charts say in words what they draw, and every figure stands in a table', async () => {
  await open()
  const chart = await screen.findByRole('img', {
    name: /^Kết quả chơi, từ 19\/01 đến 26\/01\..*thấp nhất −150.000,00/,
  })
  expect(chart.querySelectorAll('rect')).toHaveLength(2)
  expect(screen.getByRole('img', { name: /^Thời gian trong ứng dụng.*Cao nhất 2 giờ 15 phút/ })).toBeTruthy()
  await userEvent.click(screen.getByText('Xem bảng số'))
  const [, newest] = within(screen.getByRole('table')).getAllByRole('row')
  expect(newest?.textContent).toMatch(/^26\/012.000.000.₫300.000.₫−150.000.₫135$/)
})

test('another span asks again', async () => {
  const asked = await open()
  await userEvent.click(await screen.findByRole('radio', { name: '12 tháng' }))
  await vi.waitFor(() =>
    expect(asked.findLast(({ call }) => call.endsWith('/insight/get'))?.body['by']).toBe('month'),
  )
})

test('a proposed amount leads to its limit, filled in, and is set only there', async () => {
  const asked = await open()
  await userEvent.click(await screen.findByRole('link', { name: /Nạp mỗi tuần/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /Nạp tiền · Mỗi tuần/ }))
  expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Hạn mức mới' }).value).toBe('1.000.000')
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false)
  await userEvent.click(sheet.getByRole('button', { name: 'Đặt hạn mức' }))
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    kind: 'deposit',
    period: 'week',
    amount: '1000000.00',
  })
})

test('a proposed time stands among the choices of its setting', async () => {
  const asked = await open()
  await userEvent.click(await screen.findByRole('link', { name: /Mỗi lượt chơi/ }))
  const choice = await screen.findByRole('radio', { name: '45 phút (gợi ý)' })
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false)
  await userEvent.click(choice)
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ minutes: 45 })
})

test('the figures are saved as a file', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Tải bảng số (CSV)' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toBe('a,b')
})

test('who has done nothing is told so', async () => {
  await open(EMPTY)
  expect(await screen.findByText('Chưa có gì trong khoảng này')).toBeTruthy()
})

test('without an answer the page says so and offers another try', async () => {
  await open(new Refusal(500, ''))
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})

test('a provider that does not answer leaves its figure out', async () => {
  await open({ ...TOLD, margin: { ...TOLD.margin, sports: null } })
  expect(await screen.findByText('Nhà cung cấp chưa trả lời. Thử lại sau.')).toBeTruthy()
})

test('the door stands in safer play', async () => {
  await open(TOLD, '/safer-play')
  const door = await screen.findByRole('link', { name: /Nhịp chơi của bạn/ })
  expect(door.getAttribute('href')).toBe('/insight')
})
