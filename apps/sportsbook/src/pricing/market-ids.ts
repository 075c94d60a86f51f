/** Ids of a match and its markets fit 31 bits: some clients read them into a 32-bit number. */
const MARKETS_A_MATCH = 2048

export function marketIdOf(matchId: number, slot: number): number {
  return matchId * MARKETS_A_MATCH + slot
}

export function matchOfMarket(marketId: number): number {
  return Math.floor(marketId / MARKETS_A_MATCH)
}

export function slotOf(marketId: number): number {
  return marketId % MARKETS_A_MATCH
}

export const SLOTS = MARKETS_A_MATCH

/** The last number of a match: its options are combinations of picks, and any of them may win beside others. */
export const BUILDER_SLOT = MARKETS_A_MATCH - 1

export const builderMarketOf = (matchId: number): number => marketIdOf(matchId, BUILDER_SLOT)

export const isBuilderMarket = (marketId: number): boolean => slotOf(marketId) === BUILDER_SLOT
