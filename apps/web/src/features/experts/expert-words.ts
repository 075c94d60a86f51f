import type { ExpertRecord, LegResult, PickKind, PlanLeg, PlanView } from '@keo/contract/experts'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { parseServerTime } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import type { Price } from '@keo/units/price'
import { formatWholeMoney } from '../../language/format.ts'
import { LOCALES } from '../../language/locale-formats.ts'

export const KIND_WORDS: Readonly<Record<PickKind, PlainMessageKey>> = {
  winner: 'experts.kind.winner',
  handicap: 'experts.kind.handicap',
  total: 'experts.kind.total',
}

export const RESULT_WORDS: Readonly<Record<LegResult, PlainMessageKey>> = {
  won: 'plan.result.won',
  halfWon: 'plan.result.halfWon',
  push: 'plan.result.push',
  halfLost: 'plan.result.halfLost',
  lost: 'plan.result.lost',
  void: 'plan.result.void',
}

export const MINUS = '\u2212'
const THOUSAND = 1000

/** Thousandths of a unit as `+7,7`. */
export function unitsText(thousandths: number, language: Language, digits = 2): string {
  const size = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(thousandths) / THOUSAND)
  return `${thousandths < 0 ? MINUS : '+'}${size}`
}

export const percentOf = (perMille: number): number => Math.round(perMille / 10)

export const priceOfThousandths = (thousandths: number): Price => thousandths as Price

/** "Barcelona 4–1 Sevilla", or without a score "Barcelona – Sevilla". */
export const matchText = ({ home, away, homeScore, awayScore }: PlanLeg): string =>
  homeScore === null ? `${home} – ${away}` : `${home} ${homeScore}–${awayScore} ${away}`

export const instantOf = (time: string): number => parseServerTime(time) ?? 0

export function dongText(amount: string, language: Language): string {
  const read = parseMoney(amount, 'VND')
  return read ? formatWholeMoney(read, language) : ''
}

/** Of the whole plan, in thousandths; null while it is sealed. */
export function wholePrice({ legs }: Pick<PlanView, 'legs'>): Price | null {
  const prices = legs.flatMap(({ pick }) => (pick ? [pick.price] : []))
  if (prices.length < legs.length) return null
  return Math.floor(prices.reduce((total, price) => (total * price) / THOUSAND, THOUSAND)) as Price
}

export const hitText = ({ hitRate }: ExpertRecord): string =>
  hitRate === null ? '–' : String(percentOf(hitRate))

/** A great number short, as `3,2 N`. */
export const countText = (count: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 }).format(count)
