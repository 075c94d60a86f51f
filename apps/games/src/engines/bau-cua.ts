import { type BauCuaFace, bauCuaMultiplier, rollBauCua } from '@keo/game-rules/games/bau-cua'
import { BauCuaBet } from '@keo/games-contract/engines/bau-cua'
import type * as z from 'zod/mini'
import { defineEngine } from './engine.ts'
import { areDifferent, returnedEach, returnedTexts, stakesOfBets, sumOf } from './many-bets.ts'

type Bet = z.output<typeof BauCuaBet>
type State = { readonly dice: readonly BauCuaFace[] }

const returned = (bet: Bet, { dice }: State) => returnedEach(bet, ({ on }) => bauCuaMultiplier(on, dice))

export const bauCua = defineEngine<Bet, State>({
  readBet(sent) {
    const bet = BauCuaBet.safeParse(sent).data
    return bet && areDifferent(bet.bets, ({ on }) => on) ? bet : null
  },
  stakesOf: stakesOfBets,
  begin: (draws) => ({ dice: rollBauCua(draws) }),
  view: (state, bet) => ({ dice: state.dice, returned: returnedTexts(returned(bet, state)) }),
  returned: (state, bet) => sumOf(returned(bet, state)),
})
