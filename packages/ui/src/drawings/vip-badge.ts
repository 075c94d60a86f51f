export const VIP_TIER_MAX = 11

export type VipOrnaments = {
  wings: boolean
  spark: boolean
  doubleWings: boolean
  crown: boolean
  sheen: boolean
}

/** The badge grows with rank: wings from 4, a spark from 5 until the crown of 8, double wings from 6, the sheen at 11. */
export function vipOrnaments(tier: number): VipOrnaments {
  return {
    wings: tier >= 4,
    spark: tier >= 5 && tier < 8,
    doubleWings: tier >= 6,
    crown: tier >= 8,
    sheen: tier === VIP_TIER_MAX,
  }
}

export function clampTier(tier: number): number {
  return Math.min(VIP_TIER_MAX, Math.max(0, Math.trunc(tier)))
}
