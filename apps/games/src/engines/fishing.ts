import { FISH_VALUES, type FishValue, fishingMultiplier, shoot } from '@keo/game-rules/games/fishing'
import { payoutOf } from '@keo/game-rules/multiplier'
import { FishingBet } from '@keo/games-contract/engines/fishing'
import { defineEngine } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = { readonly stake: string; readonly value: FishValue }

const isFish = (value: number): value is FishValue => FISH_VALUES.some((known) => known === value)

/** Each shot is a round. */
export const fishing = defineEngine<Bet, { shot: number }>({
  readBet(sent) {
    const bet = FishingBet.safeParse(sent).data
    return bet && isFish(bet.value) ? { ...bet, value: bet.value } : null
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws, { value }) => ({ shot: shoot(draws, value) }),
  view: ({ shot }, { value }) => ({ shot, multiplier: fishingMultiplier(value, shot) }),
  returned: ({ shot }, { stake, value }) => payoutOf(stakeMinor(stake), fishingMultiplier(value, shot)),
})
