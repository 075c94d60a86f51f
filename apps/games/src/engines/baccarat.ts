import { baccaratMultiplier, type BaccaratRound, dealBaccarat } from '@keo/game-rules/games/baccarat'
import { BaccaratBet } from '@keo/games-contract/engines/baccarat'
import type * as z from 'zod/mini'
import { defineEngine } from './engine.ts'
import { areDifferent, returnedEach, returnedTexts, stakesOfBets, sumOf } from './many-bets.ts'

type Bet = z.output<typeof BaccaratBet>

const returned = (bet: Bet, round: BaccaratRound) =>
  returnedEach(bet, ({ on }) => baccaratMultiplier(on, round))

export const baccarat = defineEngine<Bet, BaccaratRound>({
  readBet(sent) {
    const bet = BaccaratBet.safeParse(sent).data
    return bet && areDifferent(bet.bets, ({ on }) => on) ? bet : null
  },
  stakesOf: stakesOfBets,
  begin: (draws) => dealBaccarat(draws),
  view: (round, bet) => ({ ...round, returned: returnedTexts(returned(bet, round)) }),
  returned: (round, bet) => sumOf(returned(bet, round)),
})
