import { isWheel, spinWheel, type Wheel, wheelMultipliers } from '@keo/game-rules/games/wheel'
import { LOST, payoutOf } from '@keo/game-rules/multiplier'
import { WheelBet } from '@keo/games-contract/engines/wheel'
import { defineEngine, isAsStated } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = Wheel & { readonly stake: string }

const paid = (bet: Bet, place: number) => wheelMultipliers(bet)[place] ?? LOST

export const wheel = defineEngine<Bet, { place: number }>({
  readBet(sent, parameters) {
    const bet = WheelBet.safeParse(sent).data
    if (!bet || !isWheel(bet)) return null
    return isAsStated(parameters, 'risk', bet.risk) && isAsStated(parameters, 'places', bet.places)
      ? bet
      : null
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws, { places }) => ({ place: spinWheel(draws, places) }),
  view: ({ place }, bet) => ({ place, multiplier: paid(bet, place) }),
  returned: ({ place }, bet) => payoutOf(stakeMinor(bet.stake), paid(bet, place)),
})
