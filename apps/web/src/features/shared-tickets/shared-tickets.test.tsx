import { ERRORS } from '@keo/contract/errors'
import type { SharedTicket } from '@keo/contract/shared-tickets'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { cart } from '../bet-cart/cart/cart-store.ts'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

afterEach(() => cart.clear())

const READ = 'POST /api/game/bet/shared'
const TOKEN = 'A'.repeat(43)
const PATH = `/ticket/${TOKEN}`
const leg = {
  sportId: 1,
  matchId: '7',
  matchName: 'Lotus City vs. Red Delta',
  leagueName: 'Delta Premier League',
  marketId: '701',
  marketType: 1000,
  marketName: 'Kèo chấp',
  optionType: 1,
  optionName: 'Lotus City -0.5',
  odds: '1.50',
  startsAt: '2026-06-11 19:00:00',
}
const ticket: SharedTicket = {
  state: 'accepted',
  isSeries: false,
  legsEach: 1,
  placedAt: '2026-06-11 18:00:00',
  endsAt: '2026-06-18 18:00:00',
  currency: 'VND',
  legs: [leg],
}

/** Sold, and in no list of the match's markets. */
const JOINED = {
  mid: 800,
  ss: 1,
  au: 1,
  op: { ty: 3, na: 'Thắng + Tài 2.5', nm: 'Thắng + Tài 2.5', od: 3.1 },
}
let quotesOf: (marketId: number) => object

beforeEach(() => {
  quotesOf = (mid) => (mid === JOINED.mid ? JOINED : { mid, ss: -1 })
})

/** The site as given; of the provider, one match with every market open and a combination of its picks. */
function answer(answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls(answers)
  const site = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    const data = pathname.endsWith('JumpLine') ? quotes(String(init.body)) : wireMatch({ id: 7 })
    return Response.json({ success: true, code: 0, message: null, data })
  })
  return asked
}

function quotes(body: string) {
  const { betMatchMarketList } = JSON.parse(body) as { betMatchMarketList: { marketId: number }[] }
  const bms = betMatchMarketList.map(({ marketId }) => quotesOf(marketId))
  return { bms, sos: [], mon: 10, msl: 10 }
}

test('a guest sees the picks of a link with the price then and now, and no amounts that are not shown', async () => {
  const asked = answer({ [READ]: () => ticket })
  await openApp(PATH, 'visitor')
  expect(await screen.findByText('Lotus City -0.5')).toBeTruthy()
  expect(await screen.findByText(/^giờ /)).toBeTruthy()
  expect(screen.getByText('Vé được chia sẻ', { selector: 'span' })).toBeTruthy()
  expect(screen.queryByText('Tiền cược')).toBeNull()
  expect(screen.queryByText('Có thể thắng')).toBeNull()
  expect(asked.find(({ call }) => call === READ)?.body.token).toBe(TOKEN)
})

test('what the owner shows stands on the stub; names are text and never markup', async () => {
  const name = '<b>m***i</b>'
  answer({ [READ]: () => ({ ...ticket, name, stake: '50000.00', returnMax: '75000.00' }) })
  await openApp(PATH, 'visitor')
  expect(await screen.findByText(`${name} chia sẻ`)).toBeTruthy()
  expect(screen.getByText('50.000,00 ₫')).toBeTruthy()
  expect(screen.getByText('75.000,00 ₫')).toBeTruthy()
})

test('a friend takes the same picks at the prices of now, and is shown how far those are', async () => {
  answer({ [READ]: () => ticket })
  await openApp(PATH, 'visitor')
  const take = await screen.findByRole('button', { name: /^Đưa vào phiếu/ })
  await waitFor(() => expect(take.hasAttribute('disabled')).toBe(false))
  expect(screen.getByText(/^Tỷ lệ giờ (cao|thấp) hơn lúc chốt/)).toBeTruthy()
  await userEvent.click(take)
  await waitFor(() => expect(here()).toBe('/match-detail/7'))
  expect(cart.store.getState().items.map(({ id }) => id)).toEqual(['701-1'])
})

test('legs that are closed or decided are named and not taken', async () => {
  const legs = [
    { ...leg, marketId: '999', optionName: 'Đã đóng' },
    { ...leg, marketId: '702', optionType: 4, outcome: 'won' as const, resultScore: '2-1' },
    leg,
  ]
  answer({ [READ]: () => ({ ...ticket, isSeries: true, legsEach: 3, legs }) })
  await openApp(PATH, 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: /^Theo chặng còn lại/ }))
  expect(cart.store.getState().items.map(({ id }) => id)).toEqual(['701-1'])
})

test('a link that shows nothing any more says so and leads on', async () => {
  answer({ [READ]: () => new Refusal(ERRORS.NOT_FOUND.wire, 'Không tìm thấy') })
  await openApp(PATH, 'visitor')
  expect(await screen.findByText('Link này không còn xem được')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Xem trận đấu' }))
  await waitFor(() => expect(here()).toBe('/sports'))
})

test('a slip from another phone fills an empty cart; a pick that is gone is named', async () => {
  answer({})
  // Market 701, option 1 of match 7, and one that the match does not have.
  await openApp('/slip#K1-7.jh.1_7.rr.1', 'visitor')
  expect(await screen.findByText('Lựa chọn 2 đã đóng')).toBeTruthy()
  await waitFor(() => expect(cart.store.getState().items.map(({ id }) => id)).toEqual(['701-1']))
})

test('a combination of picks in a shared ticket has its price of now and is taken as any leg', async () => {
  const joined = { ...leg, marketId: '800', optionType: 3, optionName: 'Thắng + Tài 2.5', odds: '3.00' }
  answer({ [READ]: () => ({ ...ticket, legs: [joined] }) })
  await openApp(PATH, 'visitor')
  expect(await screen.findByText('giờ 3.10')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /^Đưa vào phiếu/ }))
  await waitFor(() => expect(cart.store.getState().items.map(({ id }) => id)).toEqual(['800-3']))
})

test('a combination in a slip from another phone stands there by its picks and fills the cart', async () => {
  answer({})
  await openApp('/slip#K1-7.jh.1_7.m8.3', 'visitor')
  expect(await screen.findByText('Thắng + Tài 2.5')).toBeTruthy()
  expect(screen.getByText(/^Tự ghép kèo · /)).toBeTruthy()
  await waitFor(() => expect(cart.store.getState().items.map(({ id }) => id)).toEqual(['701-1', '800-3']))
})

test('what the provider gives in place of a closed line is not the selection that was shared', async () => {
  quotesOf = (omid) => ({ ...JOINED, mid: 801, omid })
  answer({})
  await openApp('/slip#K1-7.jh.1_7.m8.3', 'visitor')
  expect(await screen.findByText('Lựa chọn 2 đã đóng')).toBeTruthy()
})

test.each(['', '#', '#K1-1.2', '#K1-1.2.3&to=//evil.example', `#K1-${'1.2.3_'.repeat(70)}`])(
  'a link that ends in %j is no slip, says so and leaves the cart alone',
  async (fragment) => {
    answer({})
    await openApp(`/slip${fragment}`, 'visitor')
    expect(await screen.findByText('Không đọc được phiếu này')).toBeTruthy()
    expect(cart.store.getState().items).toEqual([])
  },
)
