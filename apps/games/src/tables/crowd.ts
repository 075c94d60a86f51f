import { createHash } from 'node:crypto'

/** A guest of the sandbox at a table: seen with its stake, marked as crowd, and no money moves for it. */
export type CrowdGuest = {
  readonly name: string
  /** Hundredths. */
  readonly stake: bigint
  /** From 0 to 1: when in the time for bets it comes. */
  readonly comesAt: number
  /** Crash: leaves at so many hundredths if the ship gets there. */
  readonly leaveAt: number
  /** Tài xỉu. */
  readonly side: 'tai' | 'xiu'
}

const FEWEST = 12
const MOST = 36
const STAKES = [10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n]
const MINOR = 100n
const LEAST_EXIT = 105
const LATEST_EXIT = 5_000
const NAME_BEGINS = ['ga', 'me', 'th', 'cu', 'su', 'ti', 'ng', 'ho', 'ca', 'bo', 'ro', 'na'] as const
const NAME_ENDS = ['hi', 'on', '77', '21', 'an', '08', 'ly', 'em', '99', 'ku'] as const

/**
 * The crowd of a round: the same for the same public text and number, so it cannot know the result, which follows from the
 * secret.
 */
export function crowdOf(text: string, number: number): CrowdGuest[] {
  const chance = chanceOf(`crowd:${text}:${number}`)
  const size = FEWEST + Math.floor(chance() * (MOST - FEWEST + 1))
  return Array.from({ length: size }, () => ({
    name: `${pick(NAME_BEGINS, chance())}***${pick(NAME_ENDS, chance())}`,
    stake: pick(STAKES, chance()) * MINOR,
    comesAt: chance() * 0.9,
    leaveAt: Math.min(LATEST_EXIT, Math.max(LEAST_EXIT, Math.floor(100 / (1 - chance())))),
    side: chance() < 0.5 ? ('tai' as const) : ('xiu' as const),
  }))
}

function pick<Item>(items: readonly Item[], share: number): Item {
  return items[Math.floor(share * items.length)] as Item
}

/** Numbers of at least 0 and below 1, one after the other. */
function chanceOf(seed: string): () => number {
  let taken = 0
  let pool: Buffer = Buffer.alloc(0)
  return () => {
    const at = (taken % 8) * 4
    if (at === 0) pool = createHash('sha256').update(`${seed}:${taken}`).digest()
    taken += 1
    return pool.readUInt32BE(at) / 2 ** 32
  }
}
