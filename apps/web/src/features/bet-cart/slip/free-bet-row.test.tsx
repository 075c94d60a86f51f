import { priceOf } from '@keo/units/price'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sampleItem } from '../../../testing/sample-cart.ts'
import { book, openSlipWith, slipPerTest } from '../../../testing/test-slip.tsx'
import { cart } from '../cart/cart-store.ts'
import { freeBetChoice } from '../cart/free-bet.ts'

slipPerTest()
afterEach(() => freeBetChoice.setState({ chosen: null }))

const reward = (id: string, until: string, amount: string, terms: object | null = null) => ({
  id,
  source: 'campaign.dragon-boat',
  period: '1',
  amount,
  currency: 'VND',
  kind: 'freeBet',
  turnoverTimes: 0,
  state: 'paid',
  grantedAt: '2026-01-30 10:00:00',
  claimUntil: null,
  paidAt: '2026-01-30 10:00:00',
  bonus: null,
  gift: { state: 'ready', until, badge: null, spins: null, terms, turns: null, box: null },
})
const LATER = reward('rwd_laterlaterlater', '2030-03-01 00:00:00', '70000.00')
const SOONER = reward('rwd_soonersooner01', '2030-02-01 00:00:00', '50000.00')

/** A slip with one selection at 1.80, and nothing in the wallet. */
const open = (rewards: readonly object[], isClosed = false) =>
  openSlipWith(
    () => cart.set({ items: [sampleItem(1, {}, { odds: priceOf(1.8) })], isOpen: true }),
    /Phiếu cược/,
    '0.00',
    {
      'GET /api/member/reward/list': () => ({
        isClosed,
        rewards: isClosed ? [] : rewards,
        claimable: '0.00',
        hasMore: false,
      }),
    },
  )

test('[MON-32] the free bet that runs out first is the stake, costs nothing, returns the winnings alone and is named by the order', async () => {
  const slip = await open([LATER, SOONER])
  await userEvent.click(await slip.findByRole('checkbox', { name: /Dùng vé cược miễn phí 50.000/ }))
  expect(slip.getByText('Thắng nhận tiền lãi, không gồm tiền vé.')).toBeTruthy()
  const button = await slip.findByRole('button', {
    name: (spoken) => spoken.replaceAll(/\D/g, '') === '040000',
  })
  await userEvent.click(button)
  await waitFor(() => expect(book.asked.some(({ path }) => path === singlePass.path)).toBe(true))
  const sent = book.asked.find(({ path }) => path === singlePass.path)?.body
  expect(sent).toMatchObject({
    singleBetList: [{ unitStake: '50.00', relatedId: expect.stringMatching(/^rwd_soonersooner01\..+/) }],
  })
})

test('another stake than that of the free bet is paid by the member, as ever', async () => {
  const slip = await open([SOONER])
  const box = await slip.findByRole('checkbox', { name: /Dùng vé cược miễn phí/ })
  await userEvent.click(box)
  cart.stake('1001-4', '60000')
  expect(await slip.findByRole('button', { name: /Nạp.*60.000/ })).toBeTruthy()
  expect(box).toHaveProperty('checked', false)
})

test('[RSP-17] without a free bet, or while nothing may be offered, there is no such choice', async () => {
  const slip = await open([SOONER], true)
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
  expect(slip.queryByRole('checkbox', { name: /vé cược miễn phí/ })).toBeNull()
})

test('a free bet says what it is for; where the bet does not fit it is no stake', async () => {
  const terms = { words: 'Tỷ lệ từ 2.00', priceFrom: '2.00', sports: null, legsFrom: 1 }
  const strict = reward('rwd_strictstrict01', '2030-01-01 00:00:00', '30000.00', terms)
  const slip = await open([strict])
  expect(await slip.findByText('Vé cược miễn phí 30.000 ₫ không dùng cho phiếu này.')).toBeTruthy()
  expect(slip.getByText('Tỷ lệ từ 2.00')).toBeTruthy()
  expect(slip.queryByRole('checkbox', { name: /vé cược miễn phí/ })).toBeNull()
})

test('of two free bets the one that fits is offered, also when it runs out later', async () => {
  const terms = { words: 'Vé xiên', priceFrom: null, sports: null, legsFrom: 2 }
  const slip = await open([reward('rwd_strictstrict01', '2030-01-01 00:00:00', '30000.00', terms), SOONER])
  expect(await slip.findByRole('checkbox', { name: /Dùng vé cược miễn phí 50.000/ })).toBeTruthy()
})
