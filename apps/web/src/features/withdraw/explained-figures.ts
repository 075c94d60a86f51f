import type { ChannelContent } from '@keo/contract/withdraw'
import { money, parseMoney } from '@keo/units/money'
import type { Figures as Explainable } from '../../page-kit/explain/figures.ts'
import { dong, type Figures } from './withdraw-figures.ts'

/** What the fee of this amount comes from. */
export function withdrawFee(content: ChannelContent, { amount, fee }: Figures): Explainable['withdrawFee'] {
  const { freeLeft, freeMax, vipLevel, feePerMille, feeMin, feeMax } = content
  return {
    amount,
    fee,
    freeLeft,
    freeMax,
    vipLevel,
    perMille: feePerMille,
    least: dong(feeMin),
    most: dong(feeMax),
  }
}

export function withdrawDay({ dayMax, dayLeft, vipLevel }: ChannelContent): Explainable['withdrawDay'] {
  return { dayMax: dong(dayMax), dayLeft: dong(dayLeft), vipLevel }
}

export function withdrawMost(content: ChannelContent): Explainable['withdrawMost'] {
  const [available, free] = [dong(content.available), dong(content.withdrawable)]
  const inChannel = (text: string) => parseMoney(text, content.currency) ?? money(0n, content.currency)
  return {
    available,
    locked: money(available.minor - free.minor, 'VND'),
    free,
    dayLeft: dong(content.dayLeft),
    orderLeast: inChannel(content.amountMin),
    orderMost: inChannel(content.amountMax),
  }
}
