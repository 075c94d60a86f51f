import { type DiceBet as Rule, diceMultiplier, isDiceBet, rollDice } from '@keo/game-rules/games/dice'
import { payoutOf } from '@keo/game-rules/multiplier'
import { DiceBet } from '@keo/games-contract/engines/dice'
import { stakeMinor } from './stake.ts'
import { defineEngine, isAsStated } from './engine.ts'

type Bet = Rule & { readonly stake: string }

export const dice = defineEngine<Bet, { roll: number }>({
  readBet(sent, parameters) {
    const bet = DiceBet.safeParse(sent).data
    if (!bet || !isDiceBet(bet)) return null
    return isAsStated(parameters, 'side', bet.side) && isAsStated(parameters, 'threshold', bet.threshold)
      ? bet
      : null
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws) => ({ roll: rollDice(draws) }),
  view: ({ roll }, bet) => ({ roll, multiplier: diceMultiplier(bet, roll) }),
  returned: ({ roll }, bet) => payoutOf(stakeMinor(bet.stake), diceMultiplier(bet, roll)),
})
