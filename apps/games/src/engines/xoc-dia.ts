import { redCoins, shakeCoins, xocDiaMultiplier } from '@keo/game-rules/games/xoc-dia'
import { XocDiaBet } from '@keo/games-contract/engines/xoc-dia'
import type * as z from 'zod/mini'
import { defineEngine } from './engine.ts'
import { areDifferent, returnedEach, returnedTexts, stakesOfBets, sumOf } from './many-bets.ts'

type Bet = z.output<typeof XocDiaBet>
type State = { readonly coins: readonly number[] }

const returned = (bet: Bet, { coins }: State) =>
  returnedEach(bet, ({ on }) => xocDiaMultiplier(on, redCoins(coins)))

export const xocDia = defineEngine<Bet, State>({
  readBet(sent) {
    const bet = XocDiaBet.safeParse(sent).data
    return bet && areDifferent(bet.bets, ({ on }) => on) ? bet : null
  },
  stakesOf: stakesOfBets,
  begin: (draws) => ({ coins: shakeCoins(draws) }),
  view: (state, bet) => ({ coins: state.coins, returned: returnedTexts(returned(bet, state)) }),
  returned: (state, bet) => sumOf(returned(bet, state)),
})
