/** What attempts are counted by. */
export type Counted = 'device' | 'network' | 'about'

type Rule = {
  /** So many within the window cost nothing more. */
  readonly free: number
  readonly bitsMax: number
}

/**
 * A block is shared by a whole carrier's phones; a number can be named by anybody, who must not close the worded way
 * to its owner: both rise less far.
 */
const RULES: Readonly<Record<Counted, Rule>> = {
  device: { free: 3, bitsMax: 6 },
  network: { free: 30, bitsMax: 5 },
  about: { free: 3, bitsMax: 4 },
}

/** Bits of work on top of those at rest: twice the attempts cost four times the work each. */
export function extraBits(attempts: Readonly<Partial<Record<Counted, number>>>): number {
  const asked = Object.entries(RULES).map(([counted, { free, bitsMax }]) => {
    const times = (attempts[counted as Counted] ?? 0) / free
    return times <= 1 ? 0 : Math.min(bitsMax, Math.ceil(2 * Math.log2(times)))
  })
  return Math.max(...asked)
}
