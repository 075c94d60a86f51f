import type { PlayLimit, PlayLimits } from '@keo/contract/play-limits'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import { leftOf, readyAt, renewsAt, type Bound } from './play-limit-rules.ts'
import type { HeldLimit } from './play-limit-store.ts'

export function playLimitsView(limits: readonly HeldLimit[], currency: Currency, now: Instant): PlayLimits {
  const text = (minor: bigint) => moneyText(money(minor, currency))
  const bound = (amount: Bound) => (amount === null ? null : text(amount))
  const view = ({ kind, period, amount, used, raise }: HeldLimit): PlayLimit => ({
    kind,
    period,
    amount: bound(amount),
    used: text(used),
    left: bound(leftOf({ amount, used })),
    renewTime: serverTimeText(renewsAt(period, now)),
    raise: raise && {
      amount: bound(raise.amount),
      readyTime: serverTimeText(readyAt(raise)),
      isReady: now >= readyAt(raise),
    },
  })
  return { currency, limits: limits.map(view) }
}
