import { isLimboTarget, limboMultiplier, limboPoint } from '@keo/game-rules/games/limbo'
import { payoutOf } from '@keo/game-rules/multiplier'
import { LimboBet } from '@keo/games-contract/engines/limbo'
import { defineEngine, isAsStated } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = { readonly stake: string; readonly target: number }

export const limbo = defineEngine<Bet, { point: number }>({
  readBet(sent, parameters) {
    const bet = LimboBet.safeParse(sent).data
    return bet && isLimboTarget(bet.target) && isAsStated(parameters, 'target', bet.target) ? bet : null
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws) => ({ point: limboPoint(draws) }),
  view: ({ point }, { target }) => ({ point, multiplier: limboMultiplier(target, point) }),
  returned: ({ point }, { stake, target }) => payoutOf(stakeMinor(stake), limboMultiplier(target, point)),
})
