import type { Clock } from '@keo/service-kit/clock'
import { minutes } from '@keo/units/instants'
import type { UsdtRate } from './payout-gateway.ts'

const MIDDLE_DONG = 25_750
const DRIFT = 0.005
const PERIOD_MS = minutes(47)

/** Around 25,750 đ, half a percent up and down over the hour; the same for everybody at the same moment. */
export function sandboxUsdtRate({ clock }: { clock: Clock }): UsdtRate {
  return () => {
    const wave = Math.sin((clock.now() / PERIOD_MS) * 2 * Math.PI)
    return BigInt(Math.round(MIDDLE_DONG * (1 + DRIFT * wave))) * 100n
  }
}
