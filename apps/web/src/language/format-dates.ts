import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/units/instants'
import { LOCALES, remember } from './locale-formats.ts'

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
