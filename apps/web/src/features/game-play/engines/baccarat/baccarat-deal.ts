import { baccaratPoints } from '@keo/game-rules/games/baccarat'
import { BaccaratView } from '@keo/games-contract/engines/baccarat'
import { readOnce } from '../../kit/read-once.ts'
import type { RoadOutcome } from '../../table/road.ts'

export type Hands = { readonly player: readonly number[]; readonly banker: readonly number[] }

const SLIDE_MS = 240
const TURN_MS = 180
const THIRD_WAITS_MS = 600
const FIRST_CARDS = 4

/** The hands of a round, or nothing when it has none. */
export const handsOf = readOnce((round): Hands | null => {
  const view = BaccaratView.safeParse(round.view)
  return view.success ? view.data : null
})

/** When each card slides in: player, banker, player, banker; a third card waits. */
export function dealTimes({ player, banker }: Hands): {
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly total: number
} {
  const third = FIRST_CARDS * SLIDE_MS + THIRD_WAITS_MS
  const bankersThird = player.length > 2 ? third + SLIDE_MS + THIRD_WAITS_MS : third
  const times = {
    player: [0, SLIDE_MS * 2, third].slice(0, player.length),
    banker: [SLIDE_MS, SLIDE_MS * 3, bankersThird].slice(0, banker.length),
  }
  const last = Math.max(...times.player, ...times.banker)
  return { ...times, total: last + SLIDE_MS + TURN_MS }
}

export function winnerOf({ player, banker }: Hands): 'player' | 'banker' | 'tie' {
  const lead = baccaratPoints(player) - baccaratPoints(banker)
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker'
}

export function roadOutcome(hands: Hands): RoadOutcome {
  const winner = winnerOf(hands)
  return winner === 'tie' ? 'tie' : winner === 'banker' ? 'red' : 'blue'
}
