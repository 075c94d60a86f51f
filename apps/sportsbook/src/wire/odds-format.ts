import type { Odds } from '@keo/units/odds'
import { LOCKED_ODDS, ODDS_TYPE, type OddsType } from '@keo/sportsbook-contract/match-enums'

const KNOWN: ReadonlySet<number> = new Set(Object.values(ODDS_TYPE))

/** The requested format; European for none and for an unknown one. */
export function oddsTypeOf(oddsType: number | undefined): OddsType {
  return oddsType !== undefined && KNOWN.has(oddsType) ? (oddsType as OddsType) : ODDS_TYPE.european
}

/** Whether the format is known or left out. */
export function isOddsType(oddsType: number | undefined): boolean {
  return oddsType === undefined || KNOWN.has(oddsType)
}

/** European odds as they travel, from thousandths. */
export function europeanOdds(thousandths: number | null): number {
  return thousandths === null ? LOCKED_ODDS : thousandths / 1000
}

/** The same odds in another format (3.8), to a hundredth. */
export function oddsIn(type: OddsType, thousandths: number | null): number {
  if (thousandths === null) return LOCKED_ODDS
  const gain = (thousandths - 1000) / 1000
  switch (type) {
    case ODDS_TYPE.european:
      return thousandths / 1000
    case ODDS_TYPE.hongKong:
      return hundredths(gain)
    case ODDS_TYPE.malay:
      return hundredths(gain <= 1 ? gain : -1 / gain)
    case ODDS_TYPE.indonesian:
      return hundredths(gain >= 1 ? gain : -1 / gain)
    case ODDS_TYPE.american:
      return hundredths(gain >= 1 ? 100 * gain : -100 / gain)
    default:
      return type satisfies never
  }
}

/** The same as text, as an order keeps what was shown. */
export function shownOdds(type: OddsType, odds: Odds): string {
  return oddsIn(type, Number(odds)).toFixed(2)
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
