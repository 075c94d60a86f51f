import type { Engine } from '@keo/games-contract/engines'
import type { GameFacts } from '@keo/games-contract/play-game'
import type { PlayRound } from '@keo/games-contract/play-round'

type Random = () => number
type Tile = Pick<GameFacts, 'engine' | 'parameters' | 'minStake'>

const CELLS = 25
const PICKS = 3

/** A bet of each engine, before the tile fixes anything. */
const BETS: Record<Engine, (stake: string, random: Random) => object> = {
  slot: (stake) => ({ stake }),
  dice: (stake) => ({ stake, side: 'under', threshold: 5_000 }),
  limbo: (stake) => ({ stake, target: 200 }),
  mines: (stake) => ({ stake, mines: 5 }),
  plinko: (stake) => ({ stake, rows: 8, risk: 'low' }),
  'hi-lo': (stake) => ({ stake }),
  wheel: (stake) => ({ stake, risk: 'low', places: 10 }),
  keno: (stake) => ({ stake, picks: PICKS }),
  fishing: (stake) => ({ stake, value: 2 }),
  roulette: (stake) => ({ bets: [{ numbers: [17], stake }] }),
  baccarat: (stake) => ({ bets: [{ on: 'player', stake }] }),
  blackjack: (stake) => ({ stake }),
  'bau-cua': (stake) => ({ bets: [{ on: 'cua', stake }] }),
  'xoc-dia': (stake) => ({ bets: [{ on: 'even', stake }] }),
  crash: (stake, random) => ({ stake, seat: 0, leaveAt: random() < 0.5 ? 110 : null }),
  'tai-xiu': (stake) => ({ bets: [{ on: { kind: 'tai' }, stake }] }),
}

/** The least that the tile takes; what it fixes stands in the bet as well. */
export function betOf({ engine, parameters, minStake }: Tile, random: Random): object {
  const bet = BETS[engine](minStake, random)
  const fixed = Object.entries(parameters).filter(([name]) => name in bet)
  const tap = { ...bet, ...Object.fromEntries(fixed) }
  // Of keno a tile fixes how many numbers are picked.
  return 'picks' in tap
    ? { ...tap, picks: Array.from({ length: Number(tap.picks) }, (_, place) => place * 4 + 1) }
    : tap
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
