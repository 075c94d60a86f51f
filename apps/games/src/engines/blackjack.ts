import {
  BLACKJACK_SHOE,
  blackjackActs,
  blackjackPay,
  type BlackjackRound,
  dealBlackjack,
  handInPlay,
  playBlackjack,
} from '@keo/game-rules/games/blackjack'
import { MULTIPLIER_SCALE, payoutOf } from '@keo/game-rules/multiplier'
import { BlackjackBet, BlackjackMove } from '@keo/games-contract/engines/blackjack'
import type * as z from 'zod/mini'
import { amountText } from '../ground/amounts.ts'
import { defineEngine } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = z.output<typeof BlackjackBet>
type Move = z.output<typeof BlackjackMove>

/** More cards than two hands and a dealer can ever need. */
const CARDS = 60

/** Stakes on the table: each hand once, a doubled one twice. */
const staked = ({ hands }: BlackjackRound) => hands.reduce((sum, hand) => sum + (hand.isDoubled ? 2 : 1), 0)

/** A dealer's blackjack takes only the first stake: what was staked further comes back. */
function returned(round: BlackjackRound, { stake }: Bet): bigint | null {
  if (!round.isOver) return null
  const pay = blackjackPay(round)
  const givenBack = (staked(round) - pay.staked) * MULTIPLIER_SCALE
  return payoutOf(stakeMinor(stake), pay.paid + givenBack)
}

export const blackjack = defineEngine<Bet, BlackjackRound, Move>({
  readBet: (sent) => BlackjackBet.safeParse(sent).data ?? null,
  stakesOf: ({ stake }) => [stake],
  stakesAtMost: 4,
  begin: (draws) => dealBlackjack(draws.take(BLACKJACK_SHOE, CARDS)),
  view(round, bet) {
    const paid = returned(round, bet)
    return {
      hands: round.hands,
      dealer: round.dealer,
      inPlay: handInPlay(round),
      acts: blackjackActs(round),
      returned: paid === null ? null : amountText(paid),
    }
  },
  returned,
  moves: {
    read: (sent) => BlackjackMove.safeParse(sent).data ?? null,
    cost(round, { stake }, { act }) {
      if (!blackjackActs(round).includes(act)) return null
      return act === 'double' || act === 'split' ? stakeMinor(stake) : 0n
    },
    apply: (round, _bet, { act }) => playBlackjack(round, act),
    leave(round) {
      let left = round
      while (!left.isOver) left = playBlackjack(left, 'stand')
      return left
    },
  },
})
