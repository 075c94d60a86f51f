import { areKenoPicks, drawKeno, kenoHits, kenoMultiplier } from '@keo/game-rules/games/keno'
import { payoutOf } from '@keo/game-rules/multiplier'
import { KenoBet } from '@keo/games-contract/engines/keno'
import { defineEngine, isAsStated } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = { readonly stake: string; readonly picks: readonly number[] }

const paid = ({ picks }: Bet, drawn: readonly number[]) =>
  kenoMultiplier(picks.length, kenoHits(picks, drawn))

export const keno = defineEngine<Bet, { drawn: number[] }>({
  readBet(sent, parameters) {
    const bet = KenoBet.safeParse(sent).data
    return bet && areKenoPicks(bet.picks) && isAsStated(parameters, 'picks', bet.picks.length) ? bet : null
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws) => ({ drawn: drawKeno(draws) }),
  view: ({ drawn }, bet) => ({ drawn, hits: kenoHits(bet.picks, drawn), multiplier: paid(bet, drawn) }),
  returned: ({ drawn }, bet) => payoutOf(stakeMinor(bet.stake), paid(bet, drawn)),
})
