import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { SPORT, type SportId } from '@keo/sportsbook-contract/sport-ids'
import { modelOf } from '../../play/models.ts'
import { type ScoreLine, scoreOf, type ScoreSheet, type Side } from '../../play/score.ts'
import type { Scene } from '../../stage/stage.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { slotOf } from '../market-ids.ts'
import type { Verdict } from '../quote.ts'
import type { Reading } from '../template.ts'
import { createVerdicts } from './settlement.ts'

/** The shortest periods that a sport counts by, and the longer ones that are made of them, by their last digits. */
type Make = {
  readonly parts: readonly number[]
  readonly wholes: Readonly<Record<number, readonly number[]>>
}

const QUARTERS: Make = {
  parts: [5, 6, 7, 8],
  wholes: { 1: [5, 6, 7, 8], 2: [5, 6, 7, 8], 3: [5, 6], 4: [7, 8], 10: [7, 8], 11: [8] },
}
const LATE_HALVES: Make = { parts: [3, 4], wholes: { 0: [3, 4], 1: [3, 4], 2: [3, 4] } }
const SLICES = [7, 8, 9, 10, 11, 12]
const INNINGS = [4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Sets and frames are not here: who won one is no sum of what was counted in it. */
const MAKES: Partial<Record<SportId, Make>> = {
  [SPORT.soccer]: { parts: SLICES, wholes: { 0: SLICES, 1: SLICES, 2: [7, 8, 9], 3: [10, 11, 12] } },
  [SPORT.iceHockey]: { parts: [3, 4, 5], wholes: { 0: [3, 4, 5], 1: [3, 4, 5], 2: [3, 4, 5] } },
  [SPORT.basketball]: QUARTERS,
  [SPORT.americanFootball]: QUARTERS,
  [SPORT.handball]: LATE_HALVES,
  [SPORT.rugby]: LATE_HALVES,
  [SPORT.baseball]: { parts: INNINGS, wholes: { 1: INNINGS, 2: INNINGS, 3: [4, 5, 6, 7, 8] } },
}

/** Cards of both colours make the bookings. */
const MAKES_BOOKINGS: ReadonlySet<ScoreKind> = new Set([SCORE_KIND.yellowCards, SCORE_KIND.redCards])

const placeOf = (period: number): number => period % 1000

/** The lines that a person may correct: everything else of the sheet follows from them. */
export function correctableLines({ match, snapshot }: Scene): ScoreSheet {
  const parts = MAKES[match.setting.sportId]?.parts ?? []
  return snapshot.scores.filter(
    ({ kind, period }) => kind !== SCORE_KIND.bookings && parts.includes(placeOf(period)),
  )
}

/** A sheet of which some lines were entered, and whether one of its lines follows from those. */
export type TrueScore = { readonly sheet: ScoreSheet; follows(kind: ScoreKind, period: number): boolean }

/** The sheet with these lines in place of its own and every longer period moved by as much; null where one is unknown. */
export function trueScore(scene: Scene, entered: ScoreSheet): TrueScore | null {
  const { match, snapshot } = scene
  const make = MAKES[match.setting.sportId]
  const known = correctableLines(scene)
  const changes = entered.flatMap((line) => changeOf(line, known) ?? [])
  if (!make || changes.length < entered.length) return null
  const felt = (line: Pick<ScoreLine, 'kind' | 'period'>) => changes.filter((one) => isFelt(line, one, make))
  const moved = (line: ScoreLine): ScoreLine => {
    const sum = (side: Side) => felt(line).reduce((all, change) => all + change[side], line[side])
    return { ...line, home: sum('home'), away: sum('away') }
  }
  return {
    sheet: snapshot.scores.map(moved),
    follows: (kind, period) => felt({ kind, period }).length > 0,
  }
}

function changeOf(line: ScoreLine, known: ScoreSheet): ScoreLine | null {
  const before = scoreOf(known, line.kind, line.period)
  if (!before || line.home < 0 || line.away < 0) return null
  return { ...line, home: line.home - before.home, away: line.away - before.away }
}

function isFelt(line: Pick<ScoreLine, 'kind' | 'period'>, change: ScoreLine, { wholes }: Make): boolean {
  const isKind =
    line.kind === change.kind || (line.kind === SCORE_KIND.bookings && MAKES_BOOKINGS.has(change.kind))
  const parts = wholes[placeOf(line.period)] ?? []
  return isKind && (line.period === change.period || parts.includes(placeOf(change.period)))
}

type Option = {
  readonly marketId: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

/** How options end by the true score; null for those that read nothing that was entered, as who scored first. */
export function verdictsBy(scene: Scene, { sheet, follows }: TrueScore): (option: Option) => Verdict | null {
  const catalogue = catalogueOfSport(scene.match.setting.sportId)
  const judge = createVerdicts(modelOf)
  const corrected = { ...scene, snapshot: { ...scene.snapshot, scores: sheet } }
  return (option) => {
    const place = catalogue.at(slotOf(option.marketId))
    if (!place || !isRead(place.slots.template.reading, follows)) return null
    return judge(corrected, { ...option, template: place.slots.template, line: place.line })
  }
}

function isRead(reading: Reading, follows: TrueScore['follows']): boolean {
  if (reading.of === 'question') return false
  const periods = reading.of === 'split' ? [reading.first, reading.second] : [reading.period]
  return periods.some((period) => follows(reading.kind, period))
}
