import type { Engine } from '@keo/games-contract/engines'
import type { GameFacts } from '@keo/games-contract/play-game'
import type { PlayRound } from '@keo/games-contract/play-round'

type Random = () => number
type Parameters = GameFacts['parameters']

const STAKE = '1000.00'
const SHOTS_STAKE = '200.00'
const CELLS = 25
const stake = STAKE

/** A bet of each engine that its first tile takes. */
const BETS: Record<Engine, (random: Random) => object> = {
  slot: () => ({ stake }),
  dice: () => ({ stake, side: 'under', threshold: 5_000 }),
  limbo: () => ({ stake, target: 200 }),
  mines: () => ({ stake, mines: 5 }),
  plinko: () => ({ stake, rows: 8, risk: 'low' }),
  'hi-lo': () => ({ stake }),
  wheel: () => ({ stake, risk: 'low', places: 10 }),
  keno: () => ({ stake, picks: [1, 7, 20] }),
  fishing: () => ({ stake: SHOTS_STAKE, value: 2 }),
  roulette: () => ({ bets: [{ numbers: [17], stake }] }),
  baccarat: () => ({ bets: [{ on: 'player', stake }] }),
  blackjack: () => ({ stake }),
  'bau-cua': () => ({ bets: [{ on: 'cua', stake }] }),
  'xoc-dia': () => ({ bets: [{ on: 'even', stake }] }),
  crash: (random) => ({ stake, seat: 0, leaveAt: random() < 0.5 ? 110 : null }),
  'tai-xiu': () => ({ bets: [{ on: { kind: 'tai' }, stake }] }),
}

/** What the tile fixes stands in the bet as well. */
export function betOf(engine: Engine, parameters: Parameters, random: Random): object {
  const bet = BETS[engine](random)
  const fixed = Object.entries(parameters).filter(([name]) => name in bet)
  return { ...bet, ...Object.fromEntries(fixed) }
}

type View = {
  readonly picked?: readonly number[]
  readonly guesses?: readonly string[]
  readonly higher?: number | null
  readonly acts?: readonly string[]
}

/** How a player goes on with an open round of their own; null where there is nothing to do but wait. */
export function nextMove({ engine, view }: PlayRound, random: Random): object | null {
  const { picked = [], guesses = [], higher = null, acts = [] } = (view ?? {}) as View
  switch (engine) {
    case 'mines': {
      const free = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !picked.includes(cell))
      if (picked.length > 1) return { act: 'cashOut' }
      return { act: 'pick', cell: free[Math.floor(random() * free.length)] }
    }
    case 'hi-lo':
      if (guesses.length > 1) return { act: 'cashOut' }
      return { act: 'guess', guess: higher === null ? 'lower' : 'higher' }
    case 'blackjack':
      return { act: acts[Math.floor(random() * acts.length)] ?? 'stand' }
    default:
      return null
  }
}
