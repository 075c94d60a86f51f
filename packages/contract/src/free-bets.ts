/** What a free bet may be staked on: a price of the whole bet, sports of all its legs, and how many legs at least. */
export type FreeBetTerms = {
  readonly priceFrom?: string | null | undefined
  readonly sports?: readonly number[] | null | undefined
  readonly legsFrom?: number | undefined
}

type BetLeg = { readonly sportId: number; readonly price: number }

/** Cut to the hundredth, as a price is shown. */
const CENTS = 100
const ROUNDING = 1e-6

export function fitsTerms(
  { priceFrom, sports, legsFrom = 1 }: FreeBetTerms,
  legs: readonly BetLeg[],
): boolean {
  const whole = legs.reduce((product, { price }) => product * price, 1)
  return (
    legs.length >= legsFrom &&
    Math.trunc(whole * CENTS + ROUNDING) >= Math.round(Number(priceFrom ?? 0) * CENTS) &&
    (!sports || legs.every(({ sportId }) => sports.includes(sportId)))
  )
}

/**
 * A bet is made with a free bet by the id that the sportsbook echoes with it: the reward's, a point, and one of its own.
 * Nothing else of the bet differs.
 */
export const freeBetSlipId = (rewardId: string, own: string): string => `${rewardId}.${own}`
/** What a bet brings its member when its stake was a free bet: winnings alone (MON-32). Minor units. */
export const freeBetGain = (returned: bigint, stake: bigint): bigint =>
  returned > stake ? returned - stake : 0n

/** What of a further return is the member's own, after a bet returned so much before. */
export const ownPart = (further: bigint, { before, stake }: { before: bigint; stake: bigint }): bigint =>
  freeBetGain(before + further, stake) - freeBetGain(before, stake)

/** The free bet that an id of a bet names; null for a bet that the member pays. */
export const freeBetOf = (slipId: string | null | undefined): string | null =>
  /^(rwd_[0-9A-Za-z]{10,40})\../.exec(slipId ?? '')?.[1] ?? null
