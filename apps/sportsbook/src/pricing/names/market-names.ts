import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Language } from '@keo/messages/languages'
import type { Match } from '../../world/match.ts'
import { familyOf, hasSignedLine } from './market-families.ts'
import { lineText, signedLineText } from './line-text.ts'
import { MARKET_TEXTS, SUBJECTS } from './market-texts.ts'
import { decisionOf, figureOf, fixedName, marginOf, WORDS } from './option-texts.ts'
import { periodName } from './period-names.ts'
import { DOUBLE_CHANCE_SCORE, DOUBLE_CHANCE_TOTAL, scoreOfOption, sidesOfHalfFull } from '../options.ts'

/** An option where it stands: its market, its line in quarters, and who plays. */
export type OptionPlace = {
  readonly marketType: number
  readonly type: number
  readonly line: number | null
  readonly home: string
  readonly away: string
  /** Who can win, by number from 1, where there are no two sides. */
  readonly runners?: readonly string[]
}

/** Those whom options are named after, in one language. */
export function contenders(
  { home, away, champion }: Match,
  language: Language,
): Pick<OptionPlace, 'home' | 'away' | 'runners'> {
  return {
    home: home.names[language],
    away: away.names[language],
    ...(champion ? { runners: champion.runners.map(({ names }) => names[language]) } : {}),
  }
}

/** There are some hundred markets in four languages, and every record of a match names a dozen of them. */
const MARKET_NAMES = new Map<string, string>()

/** "Kèo chấp - Hiệp 1", "Phạt góc: Tài/Xỉu". */
export function marketName(language: Language, marketType: number, period: number): string {
  const key = `${language} ${marketType} ${period}`
  const known = MARKET_NAMES.get(key)
  if (known !== undefined) return known
  const name = newMarketName(language, marketType, period)
  MARKET_NAMES.set(key, name)
  return name
}

function newMarketName(language: Language, marketType: number, period: number): string {
  const family = familyOf(marketType)
  if (!family) return String(marketType)
  const text = MARKET_TEXTS[family.text][language]
  const subject = family.subject ? `${SUBJECTS[family.subject][language]}: ` : ''
  const part = periodName(period)
  return `${subject}${text}${part ? ` - ${part[language]}` : ''}`
}

/** The full name, without its line: a team, "Tài", "2-1" (`na`). */
export function optionName(language: Language, { type, home, away, runners }: OptionPlace): string {
  if (runners) return runners[type - 1] ?? String(type)
  return nameWith(language, type, [undefined, home, away, WORDS.draw[language]])
}

/** What fits a button: the signed line of a handicap, "Tài 2.5/3", "1", "2-1" (`nm`). */
export function optionShortName(language: Language, place: OptionPlace): string {
  if (place.runners) return optionName(language, place)
  const line = optionLine(place)
  if (line !== '' && hasSignedLine(place.marketType) && place.type !== OPTION.draw) return line
  const name = nameWith(language, place.type, SHORT)
  return line === '' || isNumbered(place) ? name : `${name} ${line}`
}

/** The full wording with its line, as a slip shows it: "Hà Nội -0.5/1", "Tài 2.5/3". */
export function optionSlipName(language: Language, place: OptionPlace): string {
  const line = optionLine(place)
  const name = optionName(language, place)
  if (line === '') return name
  return isNumbered(place) ? `${name} (${line})` : `${name} ${line}`
}

/** The line as this option reads it: the away side of -0.75 stands at "+0.5/1" (`li`). */
export function optionLine({ marketType, type, line }: OptionPlace): string {
  if (line === null) return ''
  if (!hasSignedLine(marketType)) return lineText(line)
  return signedLineText(type === OPTION.away && line !== 0 ? -line : line)
}

const SHORT: Sides = [undefined, '1', '2', 'X']

/** The line is a number of goals, games or corners that the market is about, not one to be passed. */
function isNumbered({ marketType, type }: OptionPlace): boolean {
  return !hasSignedLine(marketType) && (type <= OPTION.draw || type === OPTION.none || type === OPTION.noGoal)
}

/** By their option numbers: home, away and draw. */
type Sides = readonly (string | undefined)[]

function nameWith(language: Language, type: number, sides: Sides): string {
  return (
    sides[type] ??
    fixedName(type)?.[language] ??
    figureOf(type) ??
    scoreOfOption(type)?.join('-') ??
    ofSides(language, type, sides) ??
    String(type)
  )
}

/** Names that are put together from sides. */
function ofSides(language: Language, type: number, sides: Sides): string | null {
  const side = (option: number) => sides[option] ?? ''
  const pair = sidesOfHalfFull(type)
  if (pair) return `${side(pair[0])}/${side(pair[1])}`
  const margin = marginOf(type)
  if (margin) return `${side(margin.side)} (${margin.by})`
  const decision = decisionOf(type)
  if (decision) return `${side(decision.side)} ${decision.stage[language]}`
  return chanceName(language, type, side) ?? combinedName(language, type, side)
}

type SideName = (option: number) => string

const CHANCES = [
  [OPTION.home, OPTION.draw],
  [OPTION.home, OPTION.away],
  [OPTION.draw, OPTION.away],
] as const

function eitherOf(language: Language, index: number, side: SideName): string {
  const chance = CHANCES[index]
  if (!chance) return ''
  const names = chance.map(side)
  // The short words are read as one: 1X.
  return names.every((name) => name.length === 1) ? names.join('') : names.join(` ${WORDS.or[language]} `)
}

function chanceName(language: Language, type: number, side: SideName): string | null {
  if (type >= OPTION.homeOrDraw && type <= OPTION.drawOrAway)
    return eitherOf(language, type - OPTION.homeOrDraw, side)
  for (const [first, words] of [
    [DOUBLE_CHANCE_TOTAL, [WORDS.over, WORDS.under]],
    [DOUBLE_CHANCE_SCORE, [WORDS.no, WORDS.yes]],
  ] as const) {
    const step = type - first
    if (step >= 0 && step < 6)
      return `${eitherOf(language, Math.floor(step / 2), side)} & ${words[step % 2 === 0 ? 0 : 1][language]}`
  }
  return null
}

const SIDE_ORDER = [OPTION.home, OPTION.away, OPTION.draw]

function combinedName(language: Language, type: number, side: SideName): string | null {
  if (type === OPTION.onlyHome || type === OPTION.onlyAway)
    return `${WORDS.only[language]} ${side(type - OPTION.onlyHome + 1)}`
  for (const [first, words] of [
    [OPTION.homeOver, [WORDS.over, WORDS.under]],
    [OPTION.homeYes, [WORDS.yes, WORDS.no]],
  ] as const) {
    const step = type - first
    if (step >= 0 && step < 6)
      return `${side(SIDE_ORDER[Math.floor(step / 2)] ?? 0)} & ${words[step % 2 === 0 ? 0 : 1][language]}`
  }
  return null
}
