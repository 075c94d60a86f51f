import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/units/instants'
import { type Currency, type Money, moneyParts } from '@keo/units/money'

/** Dates in Thai keep the Gregorian year; English writes the day first. */
const LOCALES: Record<Language, string> = {
  vi: 'vi-VN',
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  th: 'th-TH-u-ca-gregory-nu-latn',
}
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

/** `500K`, `5TR`, `2,8 tỷ`; one decimal at most, cut and never rounded up. */
export function formatCompact(whole: number, language: Language): string {
  const step = COMPACT[language].find(({ from }) => Math.abs(whole) >= from)
  if (!step) return plainNumber(language).format(whole)
  return plainNumber(language).format(Math.trunc(whole / (step.from / 10)) / 10) + step.suffix
}

const plainNumber = remember(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }),
)

/** `formatPercent(0.015)` is `1,5%`. */
export function formatPercent(ratio: number, language: Language): string {
  return percentFormat(language).format(ratio)
}

const percentFormat = remember(
  (language: Language) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }),
)

/** The player's own zone unless a test names one. */
type Zone = string | undefined

/** `15/11`, `15 Nov`, `11月15日`, `15 พ.ย.` */
export function formatDate(at: Instant, language: Language, zone?: Zone): string {
  // Engines disagree on the sign between the two numbers in Vietnamese.
  if (language === 'vi') return datePieces(at, language, zone, ['day', 'month']).join('/')
  return dateFormat(language, zone, 'shortDate').format(at)
}

/** `02:45` */
export function formatTime(at: Instant, language: Language, zone?: Zone): string {
  return dateFormat(language, zone, 'time').format(at)
}

/** `15/11/2026`: where the year matters. */
export function formatFullDate(at: Instant, language: Language, zone?: Zone): string {
  return language === 'vi'
    ? datePieces(at, language, zone, ['day', 'month', 'year']).join('/')
    : dateFormat(language, zone, 'longDate').format(at)
}

/** `15/11/2026 02:45`: for records. */
export function formatDateTime(at: Instant, language: Language, zone?: Zone): string {
  return `${formatFullDate(at, language, zone)} ${formatTime(at, language, zone)}`
}

/** `02:45 Thứ Hai`, `Mon 02:45`, `周一 02:45`, `จ. 02:45` */
export function formatKickOff(at: Instant, language: Language, zone?: Zone): string {
  const time = formatTime(at, language, zone)
  if (language === 'vi') return `${time} ${dateFormat(language, zone, 'longWeekday').format(at)}`
  // What engines call short in Thai is the whole word; the usual abbreviation is the narrow one with a dot.
  if (language === 'th') return `${dateFormat(language, zone, 'narrowWeekday').format(at)}. ${time}`
  return `${dateFormat(language, zone, 'shortWeekday').format(at)} ${time}`
}

const DATE_STYLES = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  shortDate: { day: 'numeric', month: 'short' },
  longDate: { day: 'numeric', month: 'short', year: 'numeric' },
  numericDate: { day: '2-digit', month: '2-digit', year: 'numeric' },
  longWeekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  narrowWeekday: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const dateFormat = remember(
  (language: Language, zone: Zone, style: keyof typeof DATE_STYLES) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...DATE_STYLES[style], ...(zone && { timeZone: zone }) }),
)

function datePieces(at: Instant, language: Language, zone: Zone, kinds: readonly string[]): string[] {
  const parts = dateFormat(language, zone, 'numericDate').formatToParts(at)
  return kinds.map((kind) => parts.find(({ type }) => type === kind)?.value ?? '')
}

/** Formatters are costly to make and few in number. */
function remember<Keys extends (string | undefined)[], Made>(
  make: (...keys: Keys) => Made,
): (...keys: Keys) => Made {
  const made = new Map<string, Made>()
  return (...keys) => {
    const name = keys.join('|')
    const found = made.get(name) ?? make(...keys)
    made.set(name, found)
    return found
  }
}
