import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { money, parseMoney } from '@keo/units/money'
import { amountParts, formatCompact, formatPercent, formatWholeMoney } from '../../language/format.ts'
import { LOCALES, remember } from '../../language/locale-formats.ts'

const DONG = 100n
const MILLION = 1e6
const BILLION = 1e9

export const dongOf = (text: string) => parseMoney(text, 'VND') ?? money(0n, 'VND')
/** Whole dong, for shares and short texts; never for arithmetic with money. */
export const wholeOf = (text: string): number => Number(dongOf(text).minor / DONG)

export function sharesOf(done: string, target: string): number {
  const goal = wholeOf(target)
  return goal === 0 ? 1 : Math.min(1, wholeOf(done) / goal)
}

/** `4.200.000 ₫` */
export const sumText = (text: string, language: Language): string => formatWholeMoney(dongOf(text), language)
/** `888.000` */
export const figureText = (text: string, language: Language): string =>
  amountParts(dongOf(text), language).whole
/** `20TR` */
export const shortText = (text: string, language: Language): string => formatCompact(wholeOf(text), language)
/** `0,55%` */
export const rateText = (bp: number, language: Language): string => formatPercent(bp / 10_000, language)

const oneDecimal = remember(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }),
)

/** `67,6 / 100 triệu`: both in the unit of the target, cut and never rounded up. */
export function pairText(done: string, target: string, { say, language }: { say: Say; language: Language }) {
  const [reached, goal] = [wholeOf(done), wholeOf(target)]
  const unit = goal >= BILLION ? BILLION : goal >= MILLION ? MILLION : 1
  const format = (whole: number) => oneDecimal(language).format(Math.trunc(whole / (unit / 10)) / 10)
  const words = { done: format(reached), target: format(goal) }
  if (unit === 1) return say('vip.of.plain', words)
  return unit === BILLION ? say('vip.of.billion', words) : say('vip.of.million', words)
}
