/** What was worked out lately, by the numbers it came from: beliefs drift by small steps and come back. */
export function rememberRecent<Value>(limit: number, work: (...numbers: readonly number[]) => Value) {
  const known = new Map<string, Value>()
  return (...numbers: readonly number[]): Value => {
    const key = numbers.join(' ')
    const found = known.get(key)
    if (found !== undefined) {
      known.delete(key)
      known.set(key, found)
      return found
    }
    const value = work(...numbers)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
    return value
  }
}

const STEPS = 1000

/** Chances move in thousandths, so that what follows from them can be remembered; play and prices share them. */
export function inSteps(chance: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, chance)) * STEPS) / STEPS
}
