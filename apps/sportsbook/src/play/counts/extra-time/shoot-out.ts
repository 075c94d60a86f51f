import { createGrid, type Pairs } from '../../pairs.ts'
import type { Rates } from '../rates.ts'
import type { Kicks } from '../state.ts'

export const NO_KICKS: Kicks = { taken: 0, home: 0, away: 0, firstRounds: [0, 0] }

type Score = Pick<Kicks, 'taken' | 'home' | 'away'>

/** Home kicks first. After the rounds agreed on, one more pair of kicks follows until it decides. */
export function isDecided({ taken, home, away }: Score, rounds: number): boolean {
  if (taken >= rounds * 2) return taken % 2 === 0 && home !== away
  const homeLeft = rounds - Math.ceil(taken / 2)
  const awayLeft = rounds - Math.floor(taken / 2)
  return home > away + awayLeft || away > home + homeLeft
}

export function kicked(kicks: Kicks, isScored: boolean, rounds: number): Kicks {
  const isHome = kicks.taken % 2 === 0
  const taken = kicks.taken + 1
  const home = kicks.home + Number(isHome && isScored)
  const away = kicks.away + Number(!isHome && isScored)
  return { taken, home, away, firstRounds: taken <= rounds * 2 ? [home, away] : kicks.firstRounds }
}

/** What is left open after this many pairs of kicks is too little to matter. */
const MOST_ROUNDS = 60

/** The joint distribution of the final score, or of the score after the first rounds when `mostTaken` says so. */
export function shootOutPairs(
  chances: Rates['kicks'],
  from: Score,
  rounds: number,
  mostTaken: number = MOST_ROUNDS * 2,
): Pairs {
  const grid = createGrid(MOST_ROUNDS, MOST_ROUNDS)
  let open = new Map([[from.home * KEY_BASE + from.away, 1]])
  for (let taken = from.taken; open.size > 0; taken++) {
    const next = new Map<number, number>()
    const chance = taken % 2 === 0 ? chances.home : chances.away
    for (const [key, weight] of open) {
      const kicks = { taken, home: Math.floor(key / KEY_BASE), away: key % KEY_BASE }
      if (taken >= mostTaken || isDecided(kicks, rounds)) {
        grid.add(kicks.home, kicks.away, weight)
        continue
      }
      const scored = key + (taken % 2 === 0 ? KEY_BASE : 1)
      next.set(scored, (next.get(scored) ?? 0) + weight * chance)
      next.set(key, (next.get(key) ?? 0) + weight * (1 - chance))
    }
    open = next
  }
  return grid.toPairs()
}

const KEY_BASE = 128

/** Level after the rounds agreed on, the side wins that is alone in scoring. */
export function homeWinsShootOut(chances: Rates['kicks'], from: Kicks, rounds: number): number {
  const alone = chances.home * (1 - chances.away)
  const against = chances.away * (1 - chances.home)
  if (from.taken >= rounds * 2) return homeWinsPair(chances, from, alone / (alone + against))
  let home = 0
  shootOutPairs(chances, from, rounds, rounds * 2).each((scored, conceded, chance) => {
    if (scored > conceded) home += chance
    else if (scored === conceded) home += (chance * alone) / (alone + against)
  })
  return home
}

/** In sudden death, perhaps with only the home kick of the pair taken. */
function homeWinsPair(chances: Rates['kicks'], { taken, home, away }: Kicks, whenLevel: number): number {
  if (taken % 2 === 0) return home === away ? whenLevel : Number(home > away)
  if (home > away) return 1 - chances.away + chances.away * whenLevel
  return (1 - chances.away) * whenLevel
}
