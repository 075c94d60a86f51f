import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { seeListEnds } from '../../testing/see-list-ends.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'
import { sampleBet, sampleLeg } from '../../testing/sample-bet.ts'

const SUM = 'POST /api/game/bet/order/mybet/sum'
const DETAIL = 'POST /api/game/bet/order/mybet/detail'
const PATH = '/user-center-bet-record?app=false'

const sum = {
  currency: 'VND',
  count: 1,
  stake: '50000.00',
  returnMax: '94000.00',
  returned: '72000.00',
  result: '22000.00',
  openCount: 3,
  sports: [{ sportId: 1, count: 1 }],
}
const half = sampleBet({
  id: '7',
  state: 'settled',
  returned: '72000.00',
  closedAt: '2026-01-31 22:00:00',
  settlements: 1,
  legs: [sampleLeg({ line: '-0.5/1', scoreAtBet: '1-0', resultScore: '2-0', outcome: 'halfWon' })],
})

function answer(more: Parameters<typeof answerCalls>[0] = {}) {
  return answerCalls({
    [SUM]: () => sum,
    [DETAIL]: ({ list, before }) => ({
      currency: 'VND',
      records: list === 'settled' ? [half] : before ? [sampleBet({ id: '2' })] : [sampleBet({ id: '1' })],
      next: list === 'unsettled' && !before ? '1_1' : null,
    }),
    ...more,
  })
}

beforeEach(seeListEnds)

test('[SPT-13b] the list and its sums come from mybet/detail and mybet/sum, page by page', async () => {
  const asked = answer()
  await openApp(PATH)
  expect(await screen.findByText('Hết danh sách')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText('94.000 ₫')).toBeTruthy()
  const pages = asked.filter(({ call }) => call === DETAIL)
  expect(pages.map(({ body }) => [body.list, body.before])).toEqual([
    ['unsettled', undefined],
    ['unsettled', '1_1'],
  ])
})

test('[SPT-13a] open, settled, reserved, cashed out and games are tabs, and stand in the address', async () => {
  const asked = answer()
  await openApp(PATH)
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Chưa kết toán3', 'Đã kết toán', 'Đặt trước', 'Đã rút sớm', 'Trò chơi'])
  await userEvent.click(screen.getByRole('tab', { name: 'Đã rút sớm' }))
  await waitFor(() => expect(here()).toBe('/user-center-bet-record?app=false&tab=cashedOut'))
  await waitFor(() => expect(asked.findLast(({ call }) => call === DETAIL)?.body.list).toBe('cashedOut'))
  await userEvent.click(screen.getByRole('button', { name: 'Thời gian: 7 ngày' }))
  await userEvent.click(await screen.findByRole('radio', { name: '30 ngày' }))
  await waitFor(() => expect(here()).toContain('days=month'))
})

test('older open bets than the days chosen are one tap away', async () => {
  answer()
  await openApp(PATH)
  await userEvent.click(await screen.findByRole('button', { name: 'Còn 2 cược cũ hơn' }))
  await waitFor(() => expect(here()).toContain('days=year'))
})

test('a settled ticket explains itself: score, rule and arithmetic', async () => {
  answer()
  await openApp(`${PATH}&tab=settled`)
  await userEvent.click(await screen.findByRole('button', { name: /^Xem vé/ }))
  const ticket = within(await screen.findByRole('dialog'))
  expect(ticket.getByText(/^Handicap · Toàn trận · /)).toBeTruthy()
  expect(ticket.getByText('Kèo chấp trực tiếp chỉ tính bàn sau lúc đặt: 1-0.')).toBeTruthy()
  expect(ticket.getByText('Nửa tiền cược ở -0.5, nửa ở -1.')).toBeTruthy()
  expect(ticket.getByText('× 1.44')).toBeTruthy()
  expect(ticket.getByText(/50\.000,00.₫ × 1\.44 =/)).toBeTruthy()
  expect(ticket.getByText(/^\+22\.000,00/)).toBeTruthy()
})

test("[MON-32d] a free bet is marked, its stake is the site's, and what came back and was won is told without it", async () => {
  const won = { ...half, isFreeBet: true }
  const lost = {
    ...won,
    id: '8',
    returned: '0.00',
    legs: [sampleLeg({ outcome: 'lost', optionName: 'Thua' })],
  }
  answer({ [DETAIL]: () => ({ currency: 'VND', records: [won, lost], next: null }) })
  await openApp(`${PATH}&tab=settled`)
  const [first, second] = await screen.findAllByRole('article')
  if (!first || !second) throw new Error('Two bets are listed.')
  expect(within(first).getByText('Cược miễn phí').parentElement?.textContent).toContain('50.000')
  expect(within(first).getByText('Tiền về').parentElement?.textContent).toContain('22.000')
  await userEvent.click(within(second).getByRole('button', { name: /^Xem vé/ }))
  const ticket = within(await screen.findByRole('dialog'))
  expect(ticket.getByText('Lãi/lỗ').parentElement?.textContent).toMatch(/^Lãi\/lỗ0,00/)
  expect(ticket.getByText(/tiền vé là của nhà cái/)).toBeTruthy()
})

test('a single names its match, in play with its score too; its ticket leads to the match', async () => {
  answer({ [DETAIL]: () => ({ currency: 'VND', records: [half], next: null }) })
  await openApp(`${PATH}&tab=settled`)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Lotus City vs. Red Delta')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: /^Xem vé/ }))
  const ticket = within(await screen.findByRole('dialog'))
  await userEvent.click(ticket.getByRole('link', { name: 'Xem trận Lotus City vs. Red Delta' }))
  await waitFor(() => expect(here()).toBe('/match-detail/7300451'))
})

test('every leg of a ticket leads to its match, one on a whole competition to the competition, and the ticket to its replay', async () => {
  const legs = [
    sampleLeg({ matchId: '11', marketId: '1' }),
    sampleLeg({ matchId: '12', marketId: '2', sportId: 5, period: 5001 }),
    sampleLeg({ matchId: '13', marketId: '3', marketType: 1998, period: 1999 }),
  ]
  const bet = sampleBet({ id: '9', isSeries: true, legsEach: 3, legs })
  answer({ [DETAIL]: () => ({ currency: 'VND', records: [bet], next: null }) })
  await openApp(PATH)
  await userEvent.click(await screen.findByRole('button', { name: 'Xem vé Xiên 3' }))
  const ticket = within(await screen.findByRole('dialog'))
  expect(ticket.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/match-detail/11',
    '/match-detail/12',
    '/champions-detail/13',
    '/user-center-bet-record?replay=9',
  ])
})

test('the profit and loss of the days is drawn and said', async () => {
  answer({
    'POST /api/game/bet/order/mybet/profit': () => ({
      currency: 'VND',
      points: [{ time: '2026-01-31 22:00:00', result: '22000.00' }],
    }),
  })
  await openApp(`${PATH}&tab=settled`)
  await userEvent.click(await screen.findByRole('button', { name: 'Lãi lỗ' }))
  expect(await screen.findByRole('img', { name: /cuối kỳ 22\.000,00/ })).toBeTruthy()
})

test('an address that names a bet opens its ticket, also one that no list shows; closed it stays closed', async () => {
  const asked = answer({
    'POST /api/game/bet/order/mybet/one': ({ id }) => ({ currency: 'VND', record: { ...half, id } }),
  })
  await openApp('/user-center-bet-record?tab=unsettled&bet=4711')
  const ticket = await screen.findByRole('dialog', { name: 'Chi tiết vé' })
  expect(within(ticket).getByText('4711')).toBeTruthy()
  expect(asked.filter(({ call }) => call.endsWith('/mybet/one')).map(({ body }) => body.id)).toEqual(['4711'])
  await userEvent.click(within(ticket).getByRole('button', { name: 'Đóng' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('tab', { name: 'Đã rút sớm' }))
  await waitFor(() => expect(here()).toBe('/user-center-bet-record?tab=cashedOut'))
})
