import { useEffect, useState } from 'react'
import { clock } from '../../../platform/time.ts'
import { headline } from '../../match-words/index.ts'
import type { MatchHead } from '../../sportsbook/index.ts'

/** As long as the row's animation. */
const GLOW_MS = 1200

/** True for a moment after a score rose while the row was looked at. */
export function useGoalGlow(head: MatchHead): boolean {
  const score = headline(head)
  const sum = score ? score[0] + score[1] : null
  const [seen, setSeen] = useState(sum)
  const [isGlowing, setGlowing] = useState(false)
  if (sum !== seen) {
    setSeen(sum)
    setGlowing(seen !== null && sum !== null && sum > seen)
  }
  useEffect(() => (isGlowing ? clock.after(GLOW_MS, () => setGlowing(false)) : undefined), [isGlowing])
  return isGlowing
}
