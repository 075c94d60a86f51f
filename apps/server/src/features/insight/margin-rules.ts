import type { KindSum } from './flow-rules.ts'

const MILLION = 1_000_000n
const WHOLE = 10_000

export type OwnBet = { readonly orderId: string; readonly stake: bigint }

/** Of each bet what its price was meant to leave with the house, at the own stake, each cut to a whole unit. */
export function sportsCost(bets: readonly OwnBet[], margins: readonly (number | null)[]) {
  let [counted, staked, cost] = [0, 0n, 0n]
  for (const [at, { stake }] of bets.entries()) {
    const margin = margins[at] ?? null
    if (margin === null) continue
    counted += 1
    staked += stake
    cost += (stake * BigInt(margin)) / MILLION
  }
  return { bets: counted, staked, cost, unstated: bets.length - counted }
}

/** Return to player in ten-thousandths, of the worst and the best bet of a game. */
export type StatedReturn = { readonly returnLeast: number; readonly returnMost: number }

/** What the stakes on games cost on average, by the return that each of them states. */
export function gamesCost(kinds: readonly KindSum[], returnOf: (symbol: string) => StatedReturn | undefined) {
  let [staked, costLeast, costMost, unstated] = [0n, 0n, 0n, 0n]
  for (const { part, key, staked: stake } of kinds) {
    if (part !== 'games') continue
    const stated = returnOf(key)
    if (!stated) {
      unstated += stake
      continue
    }
    staked += stake
    costLeast += (stake * BigInt(WHOLE - stated.returnMost)) / BigInt(WHOLE)
    costMost += (stake * BigInt(WHOLE - stated.returnLeast)) / BigInt(WHOLE)
  }
  return { staked, costLeast, costMost, unstated }
}
