import { playBaccarat, baccaratMultiplier } from '@keo/game-rules/games/baccarat'
import { payoutOf } from '@keo/game-rules/multiplier'
import { BaccaratBet } from '@keo/games-contract/engines/baccarat'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'
import { dealTimes } from './baccarat-deal.ts'

/** A provider whose shoe is known, paid by the rules of the game. */
const deals = (shoe: readonly number[]) => (bet: unknown) => {
  const { bets } = BaccaratBet.parse(bet)
  const hands = playBaccarat(shoe)
  const returned = bets.map(({ on, stake }) => payoutOf(hundredthsOf(stake), baccaratMultiplier(on, hands)))
  return {
    stake: amountOf(bets.reduce((sum, { stake }) => sum + hundredthsOf(stake), 0n)),
    returned: amountOf(returned.reduce((sum, one) => sum + one, 0n)),
    bet,
    view: { ...hands, returned: returned.map(amountOf) },
  }
}

/** Player four and two, banker king and eight: the banker's natural. */
const BANKER_8 = [3, 12, 1, 7, 0, 0]

test('a bet on the banker is named on the button, paid 0.95 to 1, and the cards are told', async () => {
  const { sent, said, place } = await openEngine('baccarat', { play: deals(BANKER_8) })
  fireEvent.click(screen.getByRole('radio', { name: /500\.000/ }))
  fireEvent.click(await place(/^Cái, 0\.95/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt Cái\s*500\.000/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { bets: [{ on: 'banker', stake: '500000.00' }] } }])
  expect(said[0]).toMatch(/Con 6: 4 chuồn, 2 chuồn\. Cái 8: K chuồn, 8 chuồn\. bạn thắng \+475\.000/)
  expect(await screen.findByText(/Cái thắng 8–6/)).toBeTruthy()
})

test('a tie gives both sides back and calls neither lost', async () => {
  const { said, place } = await openEngine('baccarat', { play: deals([7, 7, 12, 12, 0, 0]) })
  fireEvent.click(await place(/^Con, 1/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt Con/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toContain('hòa vốn')
  expect((await place(/^Con, 1/)).dataset.outcome).toBeUndefined()
  expect((await place(/^Con đôi/)).dataset.outcome).toBe('lost')
})

test('the road counts what came once there are three rounds', async () => {
  const { said, place } = await openEngine('baccarat', { play: deals(BANKER_8) })
  expect(await screen.findByText('Chưa có ván nào')).toBeTruthy()
  fireEvent.click(await place(/^Cái, 0\.95/))
  for (const round of [1, 2, 3]) {
    fireEvent.click(await screen.findByRole('button', { name: /^Đặt/ }))
    await waitFor(() => expect(said).toHaveLength(round))
  }
  expect(await screen.findByText('Cái 3')).toBeTruthy()
  expect(screen.queryByText('Chưa có ván nào')).toBeNull()
})

test('cards slide in one after the other, and a third card waits 600 ms', () => {
  const times = dealTimes({ player: [0, 1, 2], banker: [3, 4] })
  expect(times).toEqual({ player: [0, 480, 1560], banker: [240, 720], total: 1980 })
})
