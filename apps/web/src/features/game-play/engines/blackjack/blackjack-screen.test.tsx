import {
  blackjackActs,
  blackjackPay,
  type BlackjackRound,
  dealBlackjack,
  handInPlay,
  playBlackjack,
} from '@keo/game-rules/games/blackjack'
import { payoutOf } from '@keo/game-rules/multiplier'
import { BlackjackMove } from '@keo/games-contract/engines/blackjack'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { amountOf } from '../../session/play-money.ts'

const STAKE = 5_000_000n

/** A provider with a known shoe that plays by the rules; a tap of double or split stakes once more. */
function dealer(shoe: readonly number[]) {
  let round: BlackjackRound = dealBlackjack(shoe)
  let step = 0
  const answer = () => {
    const { staked, paid } = blackjackPay(round)
    return {
      id: '5',
      number: 1,
      state: round.isOver ? ('closed' as const) : ('open' as const),
      step,
      stake: amountOf(STAKE * BigInt(round.isOver ? staked : 1)),
      returned: round.isOver ? amountOf(payoutOf(STAKE, paid)) : null,
      bet: { stake: '50000' },
      view: {
        hands: round.hands,
        dealer: round.dealer,
        inPlay: handInPlay(round),
        acts: blackjackActs(round),
        returned: null,
      },
    }
  }
  return {
    play: answer,
    move: (_round: unknown, move: unknown) => {
      round = playBlackjack(round, BlackjackMove.parse(move).act)
      step += 1
      return answer()
    },
  }
}

/** Ranks from 1 for an ace, all of clubs. */
const shoe = (...ranks: number[]) => ranks.map((rank) => rank - 1)

test('doubling names what it stakes, takes one card and ends the round', async () => {
  const { sent, said } = await openEngine('blackjack', dealer(shoe(5, 6, 6, 10, 10, 9)))
  fireEvent.click(await screen.findByRole('button', { name: /^Chia bài\s*50\.000/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Gấp đôi\s*50\.000/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: '50000' } }, { move: { act: 'double' }, round: '5' }])
  expect(said[0]).toMatch(/^Bạn 21, nhà cái 25 .*bạn thắng \+100\.000/)
})

test('hit and stand move no money; the turn and the hands are told', async () => {
  const { sent, said } = await openEngine('blackjack', dealer(shoe(5, 10, 6, 4, 10)))
  fireEvent.click(await screen.findByRole('button', { name: /^Chia bài/ }))
  expect(await screen.findByText('Đến lượt bạn, 11 điểm')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Rút thêm' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Dừng' }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent.slice(1).map(({ move }) => move)).toEqual([{ act: 'hit' }, { act: 'stand' }])
  expect(await screen.findByRole('group', { name: /^Nhà cái, 20, 10 chuồn, 10 chuồn/ })).toBeTruthy()
  expect(said[0]).toContain('không trúng')
})

test('a pair may be split into two hands', async () => {
  await openEngine('blackjack', dealer(shoe(8, 6, 8, 2, 3, 10)))
  fireEvent.click(await screen.findByRole('button', { name: /^Chia bài/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Tách đôi\s*50\.000/ }))
  expect(await screen.findByRole('group', { name: /^Tay bài 1, 10/ })).toBeTruthy()
  expect(await screen.findByRole('group', { name: /^Tay bài 2, 11/ })).toBeTruthy()
})
