/**
 * A bet is made with a free bet by the id that the sportsbook echoes with it: the reward's, a point, and one of its own.
 * Nothing else of the bet differs.
 */
export const freeBetSlipId = (rewardId: string, own: string): string => `${rewardId}.${own}`
/** The free bet that an id of a bet names; null for a bet that the member pays. */
export const freeBetOf = (slipId: string | null | undefined): string | null =>
  /^(rwd_[0-9A-Za-z]{10,40})\../.exec(slipId ?? '')?.[1] ?? null
