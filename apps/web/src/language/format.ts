import type { Language } from '@keo/messages/languages'
import { type Currency, type Money, moneyParts } from '@keo/units/money'
import { LOCALES, remember } from './locale-formats.ts'

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** An amount in the pieces that a screen styles apart: the decimals are quieter than the whole. */
export type AmountParts = {
  readonly before: string
  readonly whole: string
  readonly decimals: string
  readonly after: string
}

export function amountParts(amount: Money, language: Language): AmountParts {
  const { isNegative, whole, decimals } = moneyParts(amount)
  const parts = currencyFormat(amount.currency, language).formatToParts(whole)
  const textOf = (kinds: readonly string[]): string =>
    parts.flatMap(({ type, value }) => (kinds.includes(type) ? [value] : [])).join('')
  const firstDigit = parts.findIndex(({ type }) => type === 'integer')
  const isSymbolFirst = parts.findIndex(({ type }) => type === 'currency') < firstDigit
  const symbol = amount.currency === 'USDT' ? 'USDT' : textOf(['currency'])
  return {
    before: (isNegative ? MINUS : '') + (isSymbolFirst && amount.currency !== 'USDT' ? symbol : ''),
    whole: textOf(['integer', 'group']),
    decimals: textOf(['decimal']) + decimals,
    after: isSymbolFirst && amount.currency !== 'USDT' ? '' : NO_BREAK_SPACE + symbol,
  }
}

/** `12.580.000,00 ₫` in Vietnamese, `₫12,580,000.00` elsewhere, `1,250.00 USDT`. */
export function formatMoney(amount: Money, language: Language): string {
  const { before, whole, decimals, after } = amountParts(amount, language)
  return before + whole + decimals + after
}

/** For amount entry and quick chips: whole units, no decimals. */
export function formatWholeMoney(amount: Money, language: Language): string {
  const { before, whole, after } = amountParts(amount, language)
  return before + whole + after
}

const currencyFormat = remember(
  (currency: Currency, language: Language) =>
    new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: 2,
      // USDT is no ISO currency: its name is written by us.
      ...(currency === 'USDT'
        ? { style: 'decimal' }
        : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    }),
)

type Step = { readonly from: number; readonly suffix: string }
const WESTERN: readonly Step[] = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
]
const COMPACT: Record<Language, readonly Step[]> = {
  vi: [
    { from: 1e9, suffix: `${NO_BREAK_SPACE}tỷ` },
    { from: 1e6, suffix: 'TR' },
    { from: 1e3, suffix: 'K' },
  ],
  en: WESTERN,
  'zh-CN': [
    { from: 1e8, suffix: '亿' },
    { from: 1e4, suffix: '万' },
  ],
  th: WESTERN,
}

/** `500K`, `1,88TR`, `13,6TR`, `2,8 tỷ`: two decimals below ten and one above, cut and never rounded up. */
export function formatCompact(whole: number, language: Language): string {
  const step = COMPACT[language].find(({ from }) => Math.abs(whole) >= from)
  if (!step) return plainNumber(language).format(whole)
  const parts = Math.abs(whole) < step.from * 10 ? 100 : 10
  return plainNumber(language).format(Math.trunc(whole / (step.from / parts)) / parts) + step.suffix
}

const plainNumber = remember(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }),
)

/** `formatPercent(0.015)` is `1,5%`. */
export function formatPercent(ratio: number, language: Language): string {
  return percentFormat(language).format(ratio)
}

const percentFormat = remember(
  (language: Language) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }),
)
