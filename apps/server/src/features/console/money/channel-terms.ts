import type { askChannel } from '@keo/contract/console-channels'
import type { RequestOf } from '@keo/contract/define-call'
import { isWholeDong } from '@keo/contract/deposit-amounts'
import { fail } from '@keo/contract/errors'
import { money, moneyText, parseMoney } from '@keo/units/money'
import type { HeldChannel } from '../../deposit/index.ts'

type Terms = Omit<RequestOf<typeof askChannel>, 'reason' | 'id' | 'kind'>
type Limits = Pick<HeldChannel, 'min_amount' | 'max_amount'>
type HeldTerms = Limits &
  Pick<
    HeldChannel,
    | 'name'
    | 'note'
    | 'month_max'
    | 'gift_bp'
    | 'fee_bp'
    | 'presets'
    | 'from_seconds'
    | 'to_seconds'
    | 'pay_minutes'
  >

export function termTexts(channel: HeldTerms & Pick<HeldChannel, 'currency'>): Terms {
  const { currency, month_max } = channel
  const textOf = (minor: bigint) => moneyText(money(BigInt(minor), currency))
  return {
    name: channel.name,
    note: channel.note,
    min: textOf(channel.min_amount),
    max: textOf(channel.max_amount),
    monthMax: month_max === null ? null : moneyText(money(month_max, 'VND')),
    giftBp: channel.gift_bp,
    feeBp: channel.fee_bp,
    presets: channel.presets.map(textOf),
    fromSeconds: channel.from_seconds,
    toSeconds: channel.to_seconds,
    payMinutes: channel.pay_minutes,
  }
}

/** What the second person and the log read. */
export function termFacts(terms: Terms) {
  const { name, note, min, max, monthMax, giftBp, feeBp, fromSeconds, toSeconds } = terms
  return {
    name: name.vi,
    names: [name.en, name['zh-CN'], name.th].join(' · '),
    note: [note.vi, note.en, note['zh-CN'], note.th].filter((text) => text !== '').join(' · '),
    min,
    max,
    month: monthMax ?? '',
    gift: `${giftBp / 100}%`,
    fee: `${feeBp / 100}%`,
    presets: terms.presets.join(' · '),
    payMinutes: String(terms.payMinutes),
    seconds: `${fromSeconds}–${toSeconds}`,
  }
}

/** Least and most in the channel's currency: the least is above nothing, the most not below it; a month is in dong. */
export function heldTerms(terms: Terms, { currency }: Pick<HeldChannel, 'currency'>): HeldTerms {
  const { min, max, monthMax, fromSeconds, toSeconds } = terms
  const [least, most] = [parseMoney(min, currency)?.minor, parseMoney(max, currency)?.minor]
  const month = monthMax === null ? null : parseMoney(monthMax, 'VND')?.minor
  if (least === undefined || most === undefined || least <= 0n || most < least) return fail('AMOUNT_WRONG')
  if (month === undefined || (month !== null && month <= 0n)) return fail('AMOUNT_WRONG')
  if (toSeconds < fromSeconds) return fail('AMOUNT_WRONG')
  const limits = { min_amount: least, max_amount: most }
  return {
    ...limits,
    name: terms.name,
    note: terms.note,
    month_max: month,
    gift_bp: terms.giftBp,
    fee_bp: terms.feeBp,
    presets: terms.presets.map((text) => presetOf(text, currency, limits)),
    from_seconds: fromSeconds,
    to_seconds: toSeconds,
    pay_minutes: terms.payMinutes,
  }
}

/** Whoever taps it must be able to order it. */
function presetOf(
  text: string,
  currency: HeldChannel['currency'],
  { min_amount, max_amount }: Limits,
): bigint {
  const read = parseMoney(text, currency) ?? fail('AMOUNT_WRONG')
  const isWhole = currency === 'USDT' || isWholeDong(read)
  return isWhole && read.minor >= min_amount && read.minor <= max_amount ? read.minor : fail('AMOUNT_WRONG')
}
