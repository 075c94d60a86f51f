import type { Pair } from '../match-words/index.ts'
import type { GoalMoment } from './scene/goal-scene.ts'

/** What a new score tells beside the one before it: a score that was just made; null for the first one and a taken back one. */
export function goalMoment(before: Pair | null, now: Pair | null): GoalMoment | null {
  if (!before || !now) return null
  const [home, away] = [now[0] - before[0], now[1] - before[1]]
  // A score that fell was taken back: nobody cheers.
  if (home < 0 || away < 0 || home + away === 0) return null
  return { side: home >= away ? 0 : 1, number: now[0] + now[1] }
}
