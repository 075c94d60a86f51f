import { isRouletteBet, rouletteMultiplier, spinRoulette } from '@keo/game-rules/games/roulette'
import { RouletteBet } from '@keo/games-contract/engines/roulette'
import type * as z from 'zod/mini'
import { defineEngine } from './engine.ts'
import { areDifferent, returnedEach, returnedTexts, stakesOfBets, sumOf } from './many-bets.ts'

type Bet = z.output<typeof RouletteBet>

const returned = (bet: Bet, pocket: number) => returnedEach(bet, (one) => rouletteMultiplier(one, pocket))
const placeOf = ({ numbers }: { numbers: readonly number[] }) => numbers.toSorted((a, b) => a - b).join(',')

export const roulette = defineEngine<Bet, { pocket: number }>({
  readBet(sent) {
    const bet = RouletteBet.safeParse(sent).data
    return bet && bet.bets.every(isRouletteBet) && areDifferent(bet.bets, placeOf) ? bet : null
  },
  stakesOf: stakesOfBets,
  begin: (draws) => ({ pocket: spinRoulette(draws) }),
  view: ({ pocket }, bet) => ({ pocket, returned: returnedTexts(returned(bet, pocket)) }),
  returned: ({ pocket }, bet) => sumOf(returned(bet, pocket)),
})
